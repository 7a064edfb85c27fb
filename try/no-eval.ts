import * as z from 'zod/mini'

/**
 * Imported first: zod would test whether it may create functions from strings, which the page's security policy
 * forbids.
 */
z.config({ jitless: true })
