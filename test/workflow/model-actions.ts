import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { TOOLS } from './machine.ts'
import { findingsFor, structuredAnswer } from './reviewer.ts'
import type { Fake, Where } from './run-action.ts'

/** Stand-ins for actions that ask a model: they take inputs and give outputs as their documentation says. */
export const MODEL_FAKES: Record<string, Fake> = {
  'anthropics/claude-code-action': claude,
  'openai/codex-action': codex,
  'google-github-actions/run-gemini-cli': gemini,
  'actions/ai-inference': copilot,
}

type Inputs = Record<string, string>

/** https://github.com/anthropics/claude-code-action/blob/v1.0.200/docs/usage.md#structured-outputs */
async function claude(inputs: Inputs, where: Where): Promise<Inputs> {
  const { anthropic_api_key: key, github_token: token, prompt = '', claude_args: given = '' } = inputs
  if (!key) throw new Error('Environment variable validation failed: ANTHROPIC_API_KEY is required')
  if (!token) throw new Error('Could not fetch an OIDC token. Did you remember to add `id-token: write`?')
  const args = claudeArguments(given)
  const allowed = (args.get('allowedTools') ?? '').split(',')
  const outputs = { conclusion: 'success', session_id: 'b0f4a8f1', github_token: token }
  const servers = args.get('mcp-config')
  if (servers) {
    await reviewWithTools(servers, allowed, where)
    return outputs
  }
  const schema = args.get('json-schema') ?? ''
  const answer = structuredAnswer(readNamedFile(prompt, where), JSON.parse(schema) as object)
  return { ...outputs, structured_output: answer }
}

/** As the action parses them: words as in a shell, a flag and its value. */
function claudeArguments(text: string): Map<string, string> {
  const parsed = [...text.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')
  const flags = parsed.flatMap((word, at) =>
    word.startsWith('--') ? [[word.slice(2), parsed[at + 1] ?? ''] as const] : [],
  )
  return new Map(flags)
}

/** An agent with MCP tools, in the directory and with the programs of a job. */
async function reviewWithTools(config: string, allowed: readonly string[], where: Where): Promise<void> {
  const { mcpServers } = JSON.parse(config) as { mcpServers: Record<string, Server> }
  for (const [name, { command, args }] of Object.entries(mcpServers)) {
    const client = new Client({ name: 'claude-code', version: '2.1.240' })
    const { workspace, machine } = where.machine
    const env = { PATH: `${TOOLS}:${path.dirname(process.execPath)}:${process.env.PATH}`, HOME: machine }
    await client.connect(new StdioClientTransport({ command, args, cwd: workspace, env, stderr: 'ignore' }))
    try {
      await reviewWith(client, (tool) => allowed.some((each) => `mcp__${name}__${tool}`.startsWith(each)))
    } finally {
      await client.close()
    }
  }
}

interface Server {
  readonly command: string
  readonly args: string[]
}

async function reviewWith(client: Client, isAllowed: (tool: string) => boolean): Promise<void> {
  const call = async (name: string, args: Inputs | { findings: unknown[] } = {}) => {
    if (!isAllowed(name)) throw new Error(`Claude requested permissions to use ${name}`)
    const { content } = (await client.callTool({ name, arguments: args })) as { content: { text: string }[] }
    return content.map(({ text }) => text).join('')
  }
  const { tools } = await client.listTools()
  if (tools.length === 0) throw new Error('no tools')
  const files = (await call('changed_files')).matchAll(/^(\S+\.ts)\b/gm)
  for (const [, file = ''] of files) {
    const rows = await call('read_diff', { path: file })
    // What a model sees is the same as in a prompt, so the same fake can read it.
    const findings = findingsFor(`With one JSON document\nRows of the diff\n${rows}`)
    await call('check_findings', { findings })
    await call('submit_findings', { findings })
  }
}

/** https://github.com/openai/codex-action/blob/v1.8/README.md#inputs */
function codex(inputs: Inputs, { machine }: Where): Inputs {
  if (!inputs['openai-api-key']) throw new Error('401 Unauthorized: Missing bearer authentication')
  const read = (name: string) => readFileSync(path.resolve(machine.workspace, inputs[name] ?? ''), 'utf8')
  const answer = structuredAnswer(read('prompt-file'), JSON.parse(read('output-schema-file')) as object)
  writeFileSync(path.resolve(machine.workspace, inputs['output-file'] ?? ''), answer)
  return { 'final-message': answer }
}

/** https://github.com/google-github-actions/run-gemini-cli/blob/v0.1.22/action.yml */
function gemini(inputs: Inputs, where: Where): Inputs {
  if (!inputs.gemini_api_key) throw new Error('Please set an Auth method')
  const { workspace } = where.machine
  mkdirSync(path.join(workspace, '.gemini'), { recursive: true })
  writeFileSync(path.join(workspace, '.gemini/settings.json'), inputs.settings ?? '')
  const { tools } = JSON.parse(inputs.settings ?? '') as { tools: { core: string[] } }
  // Without trust the settings of a directory do not count, and every tool is there.
  if (where.env.GEMINI_CLI_TRUST_WORKSPACE !== 'true') throw new Error('not running in a trusted directory')
  if (!tools.core.includes('read_file')) throw new Error('Tool "read_file" not found')
  const findings = findingsFor(readNamedFile(inputs.prompt ?? '', where))
  return { summary: inProse(findings), error: '' }
}

/** https://github.com/actions/ai-inference/blob/v3/README.md */
function copilot(inputs: Inputs, { machine, env }: Where): Inputs {
  if (machine.permissions['copilot-requests'] !== 'write' || env.COPILOT_GITHUB_TOKEN !== machine.token)
    throw new Error('Copilot CLI exited with code 1.')
  const prompt = readFileSync(path.resolve(machine.workspace, inputs['prompt-file'] ?? ''), 'utf8')
  // https://man7.org/linux/man-pages/man2/execve.2.html: MAX_ARG_STRLEN
  if (Buffer.byteLength(prompt) >= 131_072) throw new Error('Failed to spawn Copilot CLI: spawn E2BIG')
  const response = inProse(findingsFor(prompt))
  const file = path.join(machine.temp, 'modelResponse-1.txt')
  writeFileSync(file, response)
  return { response, 'response-file': file }
}

/** An answer of a model that no schema holds. */
function inProse(findings: readonly object[]): string {
  const json = JSON.stringify({ findings }, undefined, 2)
  return `I have read the change. Here is my review:\n\n\`\`\`json\n${json}\n\`\`\`\n\nLet me know if you need more.`
}

/** The text of the file that a short prompt names, as an agent with a tool for reading sees it. */
function readNamedFile(prompt: string, { machine }: Where): string {
  const [name = ''] = /\b\S+\.txt\b/.exec(prompt) ?? []
  const file = path.join(machine.workspace, name)
  if (!existsSync(file)) throw new Error(`no file ${name}`)
  return readFileSync(file, 'utf8')
}
