/** The most severe first. */
export const SEVERITIES = ['error', 'warning', 'info'] as const
/** How bad it is; other words for it are read as one of these. */
export type Severity = (typeof SEVERITIES)[number]
