export const PROMPT_FORMATS = ['json', 'text'] as const
export type PromptFormat = (typeof PROMPT_FORMATS)[number]
