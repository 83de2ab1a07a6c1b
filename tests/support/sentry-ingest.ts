import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'

export type EnvelopeItem = { type: string; payload: string }
export type Envelope = { header: Record<string, unknown>; items: EnvelopeItem[]; text: string; path: string }

/** Fake ingest endpoint of an error-reporting service that parses its envelopes. */
export async function startSentryIngest() {
  const envelopes: Envelope[] = []
  const failures: unknown[] = []
  const server = createServer(async (request, response) => {
    try {
      // Skips CORS preflights, which browsers send because of the tests' extra header.
      if (request.method !== 'OPTIONS') envelopes.push(readEnvelope(request.url ?? '', await bodyOf(request)))
    } catch (error) {
      failures.push(error)
    }
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    /** DSN as shown in a project's settings. */
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    envelopes,
    failures,
    /** Waits for the first matching item. @throws when none arrived in time */
    async waitFor(fits: (item: EnvelopeItem, envelope: Envelope) => boolean, timeoutMs = 20_000) {
      for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(20)) {
        for (const envelope of envelopes) {
          const item = envelope.items.find((candidate) => fits(candidate, envelope))
          if (item) return { item, envelope }
        }
      }
      const came = envelopes.flatMap(({ items }) => items.map(({ type }) => type))
      throw new Error(`no such envelope in ${timeoutMs} ms; there came: ${came.join(', ') || 'nothing'}`)
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  return request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
}

/** Parses a header line, then a header and payload per item. @throws for an invalid envelope */
function readEnvelope(path: string, body: Buffer): Envelope {
  let at = 0
  const line = () => {
    const end = body.indexOf('\n', at)
    const text = body.subarray(at, end < 0 ? body.length : end).toString('utf8')
    at = end < 0 ? body.length : end + 1
    return text
  }
  const header = JSON.parse(line()) as Record<string, unknown>
  const items: EnvelopeItem[] = []
  while (at < body.length) {
    const { type, length } = JSON.parse(line()) as { type: string; length?: number }
    if (length === undefined) items.push({ type, payload: line() })
    else {
      items.push({ type, payload: body.subarray(at, at + length).toString('utf8') })
      at += length + 1
    }
  }
  return { header, items, text: body.toString('utf8'), path }
}
