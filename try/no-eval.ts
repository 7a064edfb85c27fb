import * as z from 'zod/mini'

/** Imported first: zod would try whether it may make functions of texts, which the page's security policy forbids. */
z.config({ jitless: true })
