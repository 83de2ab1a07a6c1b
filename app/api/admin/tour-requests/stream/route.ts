import { requestActor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { beforeStop, onLeadChange } from '@/lib/desk/live'
import { route } from '@/lib/http/route'

const HEARTBEAT_MS = 15_000

/** The browser opens the next stream by itself, and with it the session is checked again. */
const LIFETIME_MS = 60_000

/** Server-sent events: one `lead` event per change, `{ leadId, type }`, to whoever may read leads. */
export const GET = route(async (request) => {
  assertCan(await requestActor(request), 'read', 'tourRequest')
  return new Response(leadEvents(request.signal), {
    headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
  })
})

function leadEvents(signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let end = () => {}
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => controller.enqueue(encoder.encode(text))
      const close = () => {
        end()
        controller.close()
      }
      const unsubscribe = onLeadChange((notice) => send(`event: lead\ndata: ${JSON.stringify(notice)}\n\n`))
      // A stopping server waits for answers in progress: this one would keep it waiting.
      const stay = beforeStop(close)
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS)
      const lifetime = setTimeout(close, LIFETIME_MS)
      end = () => {
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
