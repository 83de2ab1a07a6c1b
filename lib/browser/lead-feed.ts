import type { LeadChanges } from '@/lib/desk/live/lead-feed'
import type { LeadClock } from '@/lib/desk/tour-requests/lead-clock'

const STREAM = '/api/admin/tour-requests/stream'
const NAME = 'porchlight-leads'
/** While there is no stream (proxies, restarts), screens poll on their own. */
const POLL_MS = 15_000
const RETRY_MS = { first: 2_000, most: 60_000 }

export type FeedMessage =
  /** Null: anything may have changed. */
  | { kind: 'leads'; changes: LeadChanges }
  | { kind: 'clock'; clock: LeadClock }
  /** The person has this lead's family on the phone. */
  | { kind: 'call'; leadId: string }
  /** There is no stream: ask for what it would have said. */
  | { kind: 'poll' }

type Listener = (message: FeedMessage) => void

const listeners = new Set<Listener>()
let end: (() => void) | null = null

/**
 * Calls back with what the server says of leads. One tab per browser holds the stream and passes its messages
 * on, hidden or not, because HTTP/1.1 allows six connections per host. @returns the unsubscribe function
 */
export function followLeadFeed(listener: Listener): () => void {
  listeners.add(listener)
  end ??= startListening()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    end?.()
    end = null
  }
}

const notifyListeners = (message: FeedMessage) => {
  for (const listener of listeners) listener(message)
}

function startListening(): () => void {
  // Both APIs are missing on pages without TLS, where each tab holds its own stream.
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return openStream(notifyListeners)
  const others = new BroadcastChannel(NAME)
  others.onmessage = ({ data }) => notifyListeners(data as FeedMessage)
  const abort = new AbortController()
  let release: (() => void) | undefined
  const hold = () =>
    new Promise<void>((resolve) => {
      const close = openStream((message) => {
        notifyListeners(message)
        others.postMessage(message)
      })
      release = () => {
        close()
        resolve()
      }
      if (abort.signal.aborted) release()
    })
  const take = async () => {
    const had = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await hold()
      return lock !== null
    })
    if (had) return
    // The other tab may have heard something after this page was rendered.
    notifyListeners({ kind: 'leads', changes: null })
    await navigator.locks.request(NAME, { signal: abort.signal }, hold)
  }
  take().catch(() => {
    // Aborted while waiting for the lock: this tab no longer listens.
  })
  return () => {
    abort.abort()
    release?.()
    others.close()
  }
}

/** Opens the stream and opens it again when it ends. @returns a function that closes it */
export function openStream(
  heard: Listener,
  createSource: (address: string) => EventSource = (address) => new EventSource(address),
): () => void {
  let source: EventSource
  let poll: ReturnType<typeof setInterval> | undefined
  let retry: ReturnType<typeof setTimeout> | undefined
  let retryMs = RETRY_MS.first
  const listen = () => {
    source = createSource(STREAM)
    source.addEventListener('leads', ({ data }) => {
      const { changes } = JSON.parse(data) as { changes: LeadChanges }
      heard({ kind: 'leads', changes })
    })
    source.addEventListener('clock', ({ data }) => {
      heard({ kind: 'clock', clock: JSON.parse(data) as LeadClock })
    })
    source.addEventListener('call', ({ data }) => {
      const { leadId } = JSON.parse(data) as { leadId: string }
      heard({ kind: 'call', leadId })
    })
    source.addEventListener('open', () => {
      // Changes since the page was rendered, or while disconnected, are shown now.
      heard({ kind: 'leads', changes: null })
      clearInterval(poll)
      poll = undefined
      retryMs = RETRY_MS.first
    })
    source.addEventListener('error', () => {
      poll ??= setInterval(() => {
        heard({ kind: 'poll' })
        heard({ kind: 'leads', changes: null })
      }, POLL_MS)
      // EventSource does not reconnect after an error status (503 while the server starts).
      if (source.readyState !== 2) return
      retry = setTimeout(listen, retryMs)
      retryMs = Math.min(retryMs * 2, RETRY_MS.most)
    })
  }
  listen()
  return () => {
    source.close()
    clearInterval(poll)
    clearTimeout(retry)
  }
}
