/** The most severe first. */
export const SEVERITIES = ['error', 'warning', 'info'] as const
/** How severe a finding is. Other words are mapped to one of these. */
export type Severity = (typeof SEVERITIES)[number]
