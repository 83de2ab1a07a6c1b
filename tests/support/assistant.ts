import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { GET, POST } from '@/app/mcp/route'

const ADDRESS = new URL('http://localhost:3000/mcp')

/** Answers a request to /mcp without a server. */
export function askAssistantDoor(init: RequestInit): Promise<Response> {
  const request = new Request(ADDRESS, init)
  return (request.method === 'POST' ? POST : GET)(request, undefined)
}

/** As a client of this year, or as one of last year, which begins with `initialize`. */
export type Era = 'modern' | 'legacy'

/** Connects the official client in process. @throws what the client says of a refusal */
export async function connectAssistant(headers: Record<string, string>, era: Era = 'modern') {
  const client = new Client(
    { name: 'tests', version: '1.0.0' },
    { versionNegotiation: { mode: era === 'modern' ? { pin: '2026-07-28' } : 'legacy' } },
  )
  const transport = new StreamableHTTPClientTransport(ADDRESS, {
    requestInit: { headers },
    fetch: (_, init) => askAssistantDoor(init ?? {}),
  })
  await client.connect(transport)
  return client
}

type Connected = Awaited<ReturnType<typeof connectAssistant>>

/** Calls a tool. @returns its answer as data, or the error that it tells the assistant */
export async function callTool(client: Connected, name: string, input: object = {}) {
  const answer = await client.callTool({ name, arguments: { ...input } })
  const [part] = answer.content
  const text = part?.type === 'text' ? part.text : ''
  const json = text.startsWith('{') ? JSON.parse(text) : { text }
  return { isError: answer.isError === true, json }
}
