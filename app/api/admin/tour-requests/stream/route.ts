import type { Actor } from '@/lib/accounts/actor'
import { adminRoute } from '@/lib/accounts/admin-route'
import { beforeStop } from '@/lib/desk/alerts/live'
import { onOwnLeadChange } from '@/lib/desk/alerts/own-notices'

const HEARTBEAT_MS = 15_000

/** The session is checked again when the browser reconnects, which it does automatically. */
const LIFETIME_MS = 60_000

/** Server-sent events: a `lead` event `{ leadId, type }` per change of a lead the person may read. */
export const GET = adminRoute(
  { can: ['read', 'leads'] },
  ({ actor, request }) =>
    new Response(leadEvents(actor, request.signal), {
      headers: {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      },
    }),
)

function leadEvents(actor: Actor, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isOpen = true
  let end = () => {}
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const close = () => {
        end()
        controller.close()
      }
      const unsubscribe = onOwnLeadChange(actor, (notice) => {
        // The permission check queries the database, and the stream may have ended meanwhile.
        if (isOpen) send(`event: lead\ndata: ${JSON.stringify(notice)}\n\n`)
      })
      // A stopping server waits for open responses, and this one would never end.
      const stay = beforeStop(close)
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS)
      const lifetime = setTimeout(close, LIFETIME_MS)
      end = () => {
        isOpen = false
        unsubscribe()
        stay()
        clearInterval(heartbeat)
        clearTimeout(lifetime)
        end = () => {}
      }
      signal.addEventListener('abort', () => end())
      send('retry: 1000\n\n')
    },
    cancel() {
      end()
    },
  })
}
