const POLL_MS = 5_000
const NAME = 'porchlight-leads'

export type LeadChange = { leadId: string; type: string }

const listeners = new Set<(change: LeadChange) => void>()
let end: (() => void) | null = null

/**
 * Calls back when a lead changes; an empty leadId means anything may have. Uses server-sent events, or polls
 * every five seconds while they fail (proxies, restarts). One tab per browser holds the stream and informs
 * the others, because HTTP/1.1 allows six connections per host. @returns the unsubscribe function
 */
export function onLeadChanges(listener: (change: LeadChange) => void): () => void {
  listeners.add(listener)
  end ??= startListening()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    end?.()
    end = null
  }
}

const notifyListeners = (change: LeadChange) => {
  for (const listener of listeners) listener(change)
}

function startListening(): () => void {
  // Both APIs are missing on pages without TLS, where each tab holds its own stream.
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return openStream(notifyListeners)
  const others = new BroadcastChannel(NAME)
  others.onmessage = ({ data }) => notifyListeners(data as LeadChange)
  const abort = new AbortController()
  let release: (() => void) | undefined
  const hold = () =>
    new Promise<void>((resolve) => {
      const close = openStream((change) => {
        notifyListeners(change)
        others.postMessage(change)
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
    notifyListeners({ leadId: '', type: 'began' })
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

/** @returns a function that closes the stream */
function openStream(heard: (change: LeadChange) => void): () => void {
  let source: EventSource
  let poll: ReturnType<typeof setInterval> | undefined
  const listen = () => {
    source = new EventSource('/api/admin/tour-requests/stream')
    source.addEventListener('lead', (event) => heard(JSON.parse(event.data) as LeadChange))
    source.addEventListener('open', () => {
      // Changes since the page was rendered, or while disconnected, are shown now.
      heard({ leadId: '', type: 'opened' })
      clearInterval(poll)
      poll = undefined
    })
    source.addEventListener('error', () => {
      poll ??= setInterval(() => {
        heard({ leadId: '', type: 'poll' })
        // EventSource does not reconnect after an error status (503 while the server starts).
        if (source.readyState === EventSource.CLOSED) listen()
      }, POLL_MS)
    })
  }
  listen()
  return () => {
    source.close()
    clearInterval(poll)
  }
}
