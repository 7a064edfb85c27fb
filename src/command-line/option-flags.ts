import type { Option, OptionName } from '../options/options.ts'
import type { FlagSpec, FlagTable } from './flag.ts'

type Shown = Required<Pick<FlagSpec, 'group'>> & Pick<FlagSpec, 'value'>

const READ = 'How the findings are read'
const WHICH = 'Which findings are posted'
const LOOK = 'What the review looks like'

/** The section of an option in the help, and the placeholder for its value if that is not a short list of choices. */
const SHOWN: Record<OptionName, Shown> = {
  format: { group: READ, value: 'FORMAT' },
  trust: { group: READ },
  id: { group: 'The pull or merge request', value: 'ID' },
  commit: { group: 'The pull or merge request', value: 'SHA' },
  event: { group: LOOK, value: 'EVENT' },
  'min-severity': { group: WHICH, value: 'SEVERITY' },
  'min-confidence': { group: WHICH, value: 'NUMBER' },
  'max-comments': { group: WHICH, value: 'NUMBER' },
  scope: { group: WHICH, value: 'SCOPE' },
  'baseline-path': { group: WHICH, value: 'FILE' },
  'working-directory': { group: READ, value: 'DIR' },
  'deleted-lines': { group: READ },
  'offset-fallback': { group: READ },
  suggestions: { group: LOOK },
  'protected-paths': { group: LOOK, value: 'GLOB' },
  'verified-path': { group: LOOK, value: 'FILE' },
  prose: { group: LOOK },
  'link-hosts': { group: LOOK, value: 'HOST' },
  duplicates: { group: WHICH },
  'fail-on': { group: WHICH, value: 'SEVERITY' },
  lenient: { group: READ },
  'resolve-fixed': { group: 'Posting' },
  'dry-run': { group: 'Posting' },
  'report-path': { group: 'Posting', value: 'FILE' },
  'preview-path': { group: 'Posting', value: 'FILE' },
  'max-wait': { group: 'Posting', value: 'SECONDS' },
}

/** A flag for every option of a table. */
export function optionFlags(options: Partial<Record<OptionName, Option<unknown>>>): FlagTable {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => [name, flagOf(option, shownAs(name))]),
  )
}

function shownAs(name: string): Shown | undefined {
  return Object.entries(SHOWN).find(([known]) => known === name)?.[1]
}

function flagOf({ description, choices, default: fallback }: Option<unknown>, shown?: Shown): FlagSpec {
  const isSwitch = choices?.join() === 'true,false'
  return {
    value: choices?.join('|') ?? 'VALUE',
    ...shown,
    ...(choices ? { choices } : {}),
    ...(isSwitch ? { bare: 'true', no: 'false' } : {}),
    description: withDefault(withChoices(description, choices, shown?.value), fallback),
  }
}

/** The values, unless the placeholder names them. */
function withChoices(description: string, choices?: readonly string[], value?: string): string {
  return choices && value !== undefined ? `${description} One of ${choices.join(', ')}.` : description
}

/** A default of several lines is left out. */
function withDefault(description: string, fallback: string): string {
  return fallback === '' || fallback.includes('\n') ? description : `${description} Default: ${fallback}.`
}
