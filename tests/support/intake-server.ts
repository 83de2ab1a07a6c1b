import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { POST as guide } from '@/app/api/content-assets/[slug]/downloads/route'
import { POST as rsvp } from '@/app/api/events/[slug]/rsvps/route'
import { POST as offer } from '@/app/api/exit-intent-submissions/route'
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

/** The routes that tests call here, by the start of their path. */
function answerOf(path: string, asked: Request): Promise<Response> {
  const [, , kind, name = '', last = ''] = path.split('/')
  const params = Promise.resolve({ slug: name, event: last })
  if (kind === 'webhooks') return voiceEvent(asked, { params })
  if (kind === 'events') return rsvp(asked, { params })
  if (kind === 'content-assets') return guide(asked, { params })
  return kind === 'exit-intent-submissions' ? offer(asked, undefined) : POST(asked, undefined)
}

const server = createServer(async (request, response) => {
  const headers = new Headers(request.headers as Record<string, string>)
  const body = await bodyOf(request)
  const url = `http://localhost${request.url}`
  const asked = new Request(url, { method: 'POST', headers, body: new Uint8Array(body) })
  const answer = await answerOf(new URL(url).pathname, asked)
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
})
if (isJournalOn()) await startLeadJournal()
server.listen(0, '127.0.0.1', () => {
  process.send?.({ ready: true, port: (server.address() as AddressInfo).port })
})
process.on('disconnect', () => process.exit(0))
