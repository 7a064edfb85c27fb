import {
  BATCH_VERSION,
  CACHEABLE,
  completeResult,
  HANDSHAKE_VERSIONS,
  missingMeta,
  namesVersion,
  REQUEST_VERSIONS,
  SERVER_INFO,
} from './era.ts'
import {
  answer,
  INVALID_PARAMS,
  isRecord,
  METHOD_NOT_FOUND,
  notUtf8,
  type Params,
  RequestError,
  tooLong,
} from './json-rpc.ts'
import { type Line, readLines } from './read-lines.ts'

/** A tool as the agent sees it. https://modelcontextprotocol.io/specification/2025-11-25/server/tools */
export interface Tool {
  readonly description: string
  readonly inputSchema: object
  /** Whether it only reads. */
  readonly readOnly: boolean
  /** Throws a `RequestError` for arguments that it cannot use. */
  readonly call: (args: Params) => Promise<string>
}

/** Maximum bytes of a message: more than a findings file may have. */
export const MAX_MESSAGE = 32 * 1024 * 1024

const CAPABILITIES = { tools: {} }

/** Answers requests, one after the other, until the input ends. */
export async function serve(
  tools: ReadonlyMap<string, Tool>,
  instructions: string,
  input: AsyncIterable<Buffer>,
  send: (message: object) => void,
): Promise<void> {
  let agreed: string | undefined
  for await (const line of readLines(input, MAX_MESSAGE)) {
    const reply = await replyTo(line)
    if (reply) send(reply)
  }

  function replyTo(line: Line): object | undefined | Promise<object | undefined> {
    if (line === 'too-long') return tooLong(MAX_MESSAGE)
    if (line === 'not-utf8') return notUtf8()
    return answer(line.text, handle, () => agreed === BATCH_VERSION)
  }

  async function handle(method: string, params: Params): Promise<object> {
    if (namesVersion(params)) return completeResult(await handleNamed(method, params))
    switch (method) {
      case 'initialize':
        return initialize(params)
      case 'ping':
        return {}
      case 'tools/list':
        return listTools()
      case 'tools/call':
        return call(params)
      case 'server/discover':
        throw missingMeta()
    }
    throw unknownMethod(method)
  }

  /** For a request that names its version. */
  async function handleNamed(method: string, params: Params): Promise<object> {
    switch (method) {
      case 'server/discover':
        return { supportedVersions: REQUEST_VERSIONS, capabilities: CAPABILITIES, instructions, ...CACHEABLE }
      case 'tools/list':
        return { ...listTools(), ...CACHEABLE }
      case 'tools/call':
        return call(params)
    }
    throw unknownMethod(method)
  }

  function initialize({ protocolVersion }: Params): object {
    const [newest] = HANDSHAKE_VERSIONS
    agreed = HANDSHAKE_VERSIONS.find((version) => version === protocolVersion) ?? newest
    return { protocolVersion: agreed, capabilities: CAPABILITIES, serverInfo: SERVER_INFO, instructions }
  }

  function listTools(): { tools: object[] } {
    return { tools: [...tools].map(([name, tool]) => described(name, tool)) }
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

function unknownMethod(method: string): RequestError {
  return new RequestError(METHOD_NOT_FOUND, `There is no method ${JSON.stringify(method)}`)
}

function described(name: string, { description, inputSchema, readOnly }: Tool): object {
  const hints = {
    readOnlyHint: readOnly,
    destructiveHint: false,
    // Submitting the same finding twice has no effect.
    idempotentHint: true,
    openWorldHint: false,
  }
  return { name, description, inputSchema, annotations: hints }
}
