export const COLOR_CHOICES = ['auto', 'always', 'never'] as const
export type ColorChoice = (typeof COLOR_CHOICES)[number]

/** Colours for an interactive terminal, unless turned off. https://no-color.org, https://force-color.org */
export function wantsColor(choice: ColorChoice, isTTY: boolean, env: NodeJS.ProcessEnv): boolean {
  if (choice !== 'auto') return choice === 'always'
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false'
  return isTTY && !env.NO_COLOR && env.TERM !== 'dumb'
}
