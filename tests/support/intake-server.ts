import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { POST } from '@/app/api/tour-requests/route'
import { POST as voiceEvent } from '@/app/api/webhooks/voice/[event]/route'
import { startLeadJournal } from '@/lib/leads/journal/lead-memory'
import { isJournalOn } from '@/lib/platform/journal/journal'
import { registerHandlers } from '@/lib/platform/outbox/registered-handlers'
import * as handlers from '@/lib/server/handlers/registry'

registerHandlers(async () => handlers)

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const server = createServer(async (request, response) => {
  const headers = new Headers(request.headers as Record<string, string>)
  const body = await bodyOf(request)
  const url = `http://localhost${request.url}`
  const asked = new Request(url, { method: 'POST', headers, body: new Uint8Array(body) })
  const [, event] = /^\/api\/webhooks\/voice\/([\w-]+)/.exec(request.url ?? '') ?? []
  const answer = event
    ? await voiceEvent(asked, { params: Promise.resolve({ event }) })
    : await POST(asked, undefined)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
})
if (isJournalOn()) await startLeadJournal()
server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: true, port: (server.address() as AddressInfo).port })
})
process.on('disconnect', () => process.exit(0))
