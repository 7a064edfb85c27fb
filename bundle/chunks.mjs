import path from 'node:path'

export const ACTION = 'src/action.ts'
export const CLI = 'src/cli.ts'
const POST = 'src/commands/post.ts'
const GITHUB = ['src/platforms/github/connect.ts', 'src/platforms/github/github.ts']
const GITLAB = ['src/platforms/gitlab/connect.ts', 'src/platforms/gitlab/gitlab.ts']

/**
 * The files in dist/chunks, each with its entry modules. A module is in the first file that has it as an entry, or has
 * an entry that imports it. `both`: the modules that two entries have in common.
 */
export const CHUNKS = {
  start: [both(ACTION, CLI)],
  cli: [CLI],
  globs: ['src/core/options/glob-test.ts', 'src/input/glob-files.ts'],
  prompt: ['src/commands/schema.ts', 'src/commands/prompt.ts', 'src/commands/annotate.ts'],
  check: [both('src/commands/check.ts', 'src/commands/mcp.ts'), 'src/commands/check.ts'],
  mcp: ['src/commands/mcp.ts'],
  terminal: ['src/terminal/render-review.ts', 'src/terminal/terminal.ts'],
  help: ['src/commands/help.ts'],
  completion: ['src/commands/completion.ts'],
  'default-diff': ['src/input/default-diff.ts'],
  progress: ['src/terminal/progress.ts'],
  review: [both(ACTION, POST), both(GITHUB, GITLAB), both(GITLAB, POST)],
  github: GITHUB,
  'gitlab-plan': ['src/core/gitlab/review.ts'],
  gitlab: GITLAB,
  'github-history': ['src/platforms/github/history.ts'],
  'gitlab-history': ['src/platforms/gitlab/history.ts'],
  proxy: ['src/platforms/proxy-fetch.ts'],
  action: [ACTION],
  'action-event': ['node_modules/@actions/github/lib/github.js'],
  context: ['src/commands/context.ts'],
  post: [POST],
  'tool-common': [
    both('src/core/intake/tools.ts', 'src/core/intake/text.ts'),
    both('src/core/intake/tools.ts', 'src/core/intake/checkstyle.ts'),
    both('src/core/intake/text.ts', 'src/core/intake/unread-output.ts'),
  ],
  'detect-tool': ['src/core/intake/detect-tool.ts'],
  'tool-formats': ['src/core/intake/tools.ts'],
  'text-format': ['src/core/intake/text.ts'],
  'checkstyle-format': ['src/core/intake/checkstyle.ts'],
  'unread-output': ['src/core/intake/unread-output.ts'],
  'model-answer': ['src/core/intake/model/answer.ts'],
  yaml: [both('src/core/intake/model/yaml.ts', 'src/input/syntax/yaml.ts')],
  'model-yaml': ['src/core/intake/model/yaml.ts'],
  'patch-format': ['src/core/intake/patch.ts'],
  markdown: ['src/core/text/markdown.ts'],
  'syntax-json': ['src/input/syntax/json.ts'],
  'syntax-yaml': ['src/input/syntax/yaml.ts'],
  'syntax-tree': ['src/input/syntax/tree-sitter.ts'],
  'preview-page': ['src/core/preview/preview.ts'],
  preview: ['src/commands/preview.ts'],
  verified: ['src/input/read-verified.ts'],
  verify: ['src/commands/verify.ts'],
  demo: ['src/commands/demo.ts', both('src/demo/on-github.ts', 'src/demo/on-gitlab.ts')],
  'demo-github': ['src/demo/on-github.ts'],
  'demo-gitlab': ['src/demo/on-gitlab.ts'],
}

/** A chunk as a group of rolldown's `codeSplitting`. */
export function chunkGroup(name) {
  let ids
  return {
    debugName: name,
    name(id, graph) {
      ids ??= reached(CHUNKS[name], graph)
      return ids.has(id) ? name : null
    },
    // Only modules that the programs load at once; of the others an import may be unused here and used elsewhere.
    ...(['start', 'cli', 'action'].includes(name) ? { tags: ['$initial'] } : {}),
  }
}

function both(one, other) {
  return (graph) => {
    const others = reached([other].flat(), graph)
    return [...reached([one].flat(), graph)].filter((id) => others.has(id))
  }
}

/** The modules with everything that they import at once. */
function reached(roots, graph) {
  const ids = new Set(
    roots.flatMap((root) => (typeof root === 'function' ? root(graph) : path.resolve(root))),
  )
  // The loop also visits what is added to the set meanwhile.
  for (const id of ids) {
    const module = graph.getModuleInfo(id)
    if (!module) throw new Error(`CHUNKS: the programs have no module ${id}`)
    for (const imported of module.importedIds) ids.add(imported)
  }
  return ids
}
