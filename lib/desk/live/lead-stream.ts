import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { followLeads } from '@/lib/desk/live/lead-feed'
import { followOwnCalls } from '@/lib/desk/live/own-calls-feed'
import { nextLeadClock } from '@/lib/desk/live/shared-counts'
import { inStaffShare } from '@/lib/platform/database/staff-share'
import { log } from '@/lib/platform/log'

const HEARTBEAT_MS = 15_000

/** The session is checked again when the browser reconnects, which it does automatically. */
const LIFETIME_MS = 60_000

type Closers = { all: Set<() => void>; hasSignalHandlers: boolean }

// Next compiles this module into several bundles, but the process gets only one stop signal.
const holder = globalThis as { porchlightStreams?: Closers }
holder.porchlightStreams ??= { all: new Set(), hasSignalHandlers: false }
const closers = holder.porchlightStreams

/**
 * Server-sent events for one browser: `leads` with the changes of leads the person may read, `clock` with the
 * families waiting, which are counted once per second and scope, whoever listens, and `call` with the lead of
 * a family that the person has on the phone. @throws AppError 403
 */
export function leadStream(actor: Actor, signal: AbortSignal): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let isOpen = true
  let end = () => {}
  return new ReadableStream({
    start(controller) {
      const send = (text: string) => {
        // Counts come from the database, and the stream may have ended meanwhile.
        if (isOpen) controller.enqueue(encoder.encode(text))
      }
      const close = () => {
        end()
        controller.close()
      }
      const sendClock = clockSender(actor, (clock) => send(`event: clock\ndata: ${clock}\n\n`))
      const endCalls = followOwnCalls(actor, (leadId) =>
        send(`event: call\ndata: ${JSON.stringify({ leadId })}\n\n`),
      )
      const unsubscribe = followLeads(actor, (changes) => {
        send(`event: leads\ndata: ${JSON.stringify({ changes })}\n\n`)
        sendClock()
      })
      // A stopping server waits for open responses, and this one would never end.
      const stay = beforeStop(close)
      const heartbeat = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS)
      const lifetime = setTimeout(close, LIFETIME_MS)
      end = () => {
        isOpen = false
        unsubscribe()
        endCalls()
        stay()
        clearInterval(heartbeat)
        clearTimeout(lifetime)
        end = () => {}
      }
      signal.addEventListener('abort', () => end())
      send('retry: 1000\n\n')
      sendClock()
    },
    cancel() {
      end()
    },
  })
}

/** Sends the counts when they differ from those sent before. */
function clockSender(actor: Actor, send: (clock: string) => void): () => void {
  let sent = ''
  return () => {
    inStaffShare(() => nextLeadClock(actor)).then(
      (clock) => {
        const text = JSON.stringify(clock)
        if (text !== sent) send(text)
        sent = text
      },
      (error: unknown) => log.warn({ err: error }, 'the waiting families could not be counted'),
    )
  }
}

/** Calls back before the process stops. Returns a function that removes the callback. */
function beforeStop(close: () => void): () => void {
  closers.all.add(close)
  if (!closers.hasSignalHandlers) {
    closers.hasSignalHandlers = true
    // One listener for all streams: Node warns above ten.
    process.once('SIGTERM', closeAll).once('SIGINT', closeAll)
  }
  return () => closers.all.delete(close)
}

function closeAll(): void {
  for (const close of [...closers.all]) close()
}
