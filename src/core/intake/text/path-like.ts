/**
 * Whether the text before `:12` can be a path. A sentence may mention a place ("See src/a.ts:12: the same"), and
 * `10:30` is a time. `marked`: the text is in backticks, quotes or bold, so its start is certain.
 */
export function isPathLike(path: string, marked: boolean): boolean {
  if (path === '' || path.length > MAX_PATH || path !== path.trim() || NEVER.test(path)) return false
  const name = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  if (name === '') return false
  const known = /\.[A-Za-z][\w+-]{0,15}$/.test(name) || /^\.\w/.test(name) || BARE_NAMES.has(name)
  if (!known && name === path) return false
  return marked || ROOTED.test(path) || !path.includes(' ') || !readsLikeSentence(path)
}

const MAX_PATH = 1024
const NEVER = /:\/\/|[<>|"`*\t]/
const ROOTED = /^(?:[A-Za-z]:)?[\\/]|^\.{1,2}[\\/]|^~[\\/]/

/** Files whose name has no dot. */
const BARE_NAMES = new Set(
  (
    'Makefile makefile GNUmakefile Dockerfile Containerfile Jenkinsfile Gemfile Rakefile Procfile Vagrantfile ' +
    'Brewfile Podfile Fastfile Pipfile Justfile justfile Earthfile Tiltfile BUILD WORKSPACE CODEOWNERS LICENSE ' +
    'README CHANGELOG NOTICE'
  ).split(' '),
)

/** Folder names with spaces rarely contain these words; most sentences do. */
function readsLikeSentence(path: string): boolean {
  if (/[,;?!]/.test(path)) return true
  const words = path.toLowerCase().split(/[ \\/]+/)
  return words.some((word) => SENTENCE_WORDS.has(word))
}

const SENTENCE_WORDS = new Set(
  (
    'a also an and are as at because both bug but by call called calls can check cf compare consider e.g. error ' +
    'file fix fixed for from function has have i.e. if in into is issue it its like line lines look method note ' +
    'of on or problem same see should similar similarly since so than that the then there this to use used uses ' +
    'via warning was when where which while with you your'
  ).split(' '),
)
