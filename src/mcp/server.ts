import { VERSION } from '../version.ts'
import {
  answer,
  INVALID_PARAMS,
  isRecord,
  METHOD_NOT_FOUND,
  type Params,
  RequestError,
  tooLong,
} from './json-rpc.ts'
import { readLines } from './read-lines.ts'

/** A tool as the agent sees it. https://modelcontextprotocol.io/specification/2025-11-25/server/tools */
export interface Tool {
  readonly description: string
  readonly inputSchema: object
  /** Whether it only reads. */
  readonly readOnly: boolean
  /** Throws a `RequestError` for arguments that it cannot use. */
  readonly call: (args: Params) => Promise<string>
}

/** The newest first. */
const PROTOCOLS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05']

/** Of one message: more than any findings file may have. */
export const MAX_MESSAGE = 32 * 1024 * 1024

/** Answers requests, one after the other, until the input ends. */
export async function serve(
  tools: ReadonlyMap<string, Tool>,
  instructions: string,
  input: AsyncIterable<Buffer>,
  send: (message: object) => void,
): Promise<void> {
  for await (const line of readLines(input, MAX_MESSAGE)) {
    const reply = line === 'too-long' ? tooLong(MAX_MESSAGE) : await answer(line.text, handle)
    if (reply) send(reply)
  }

  async function handle(method: string, params: Params): Promise<object> {
    switch (method) {
      case 'initialize':
        return initialized(params, instructions)
      case 'ping':
        return {}
      case 'tools/list':
        return { tools: [...tools].map(([name, tool]) => described(name, tool)) }
      case 'tools/call':
        return call(params)
    }
    throw new RequestError(METHOD_NOT_FOUND, `There is no method ${JSON.stringify(method)}`)
  }

  async function call({ name, arguments: args = {} }: Params): Promise<object> {
    const tool = typeof name === 'string' ? tools.get(name) : undefined
    if (!tool)
      throw new RequestError(
        INVALID_PARAMS,
        `There is no tool ${JSON.stringify(name)}; there are ${[...tools.keys()].join(', ')}`,
      )
    if (!isRecord(args)) throw new RequestError(INVALID_PARAMS, '"arguments" must be an object')
    return { content: [{ type: 'text', text: await tool.call(args) }] }
  }
}

function initialized({ protocolVersion }: Params, instructions: string): object {
  const asked = PROTOCOLS.find((version) => version === protocolVersion)
  return {
    protocolVersion: asked ?? PROTOCOLS[0],
    capabilities: { tools: {} },
    serverInfo: { name: 'fencepost', version: VERSION },
    instructions,
  }
}

function described(name: string, { description, inputSchema, readOnly }: Tool): object {
  const hints = { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false }
  return { name, description, inputSchema, annotations: hints }
}
