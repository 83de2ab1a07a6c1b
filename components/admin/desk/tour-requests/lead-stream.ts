const POLL_MS = 5_000
const NAME = 'porchlight-leads'

export type LeadChange = { leadId: string; type: string }

const listeners = new Set<(change: LeadChange) => void>()
let end: (() => void) | null = null

/**
 * Calls back whenever a lead changes on any instance; with an empty leadId when anything may have. Server-sent events; while
 * they cannot be had (a proxy that swallows them, a restart) it asks every five seconds instead. Of all tabs of a browser one
 * holds the stream and tells the others: without HTTP/2 six streams would leave a server no connection for anything else.
 * @returns what ends it
 */
export function onLeadChanges(listener: (change: LeadChange) => void): () => void {
  listeners.add(listener)
  end ??= begin()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    end?.()
    end = null
  }
}

const tell = (change: LeadChange) => {
  for (const listener of listeners) listener(change)
}

function begin(): () => void {
  // Neither is there on pages without TLS: such a tab holds a stream of its own.
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return openStream(tell)
  const others = new BroadcastChannel(NAME)
  others.onmessage = ({ data }) => tell(data as LeadChange)
  const given = new AbortController()
  let release: (() => void) | undefined
  const hold = () =>
    new Promise<void>((resolve) => {
      const close = openStream((change) => {
        tell(change)
        others.postMessage(change)
      })
      release = () => {
        close()
        resolve()
      }
      if (given.signal.aborted) release()
    })
  const take = async () => {
    const had = await navigator.locks.request(NAME, { ifAvailable: true }, async (lock) => {
      if (lock) await hold()
      return lock !== null
    })
    if (had) return
    // What the other tab heard after this one's page was read.
    tell({ leadId: '', type: 'began' })
    await navigator.locks.request(NAME, { signal: given.signal }, hold)
  }
  take().catch(() => {
    // Aborted while it waited for its turn: this tab listens no more.
  })
  return () => {
    given.abort()
    release?.()
    others.close()
  }
}

/** The events themselves. @returns what closes them */
function openStream(heard: (change: LeadChange) => void): () => void {
  let source: EventSource
  let poll: ReturnType<typeof setInterval> | undefined
  const listen = () => {
    source = new EventSource('/api/admin/tour-requests/stream')
    source.addEventListener('lead', (event) => heard(JSON.parse(event.data) as LeadChange))
    source.addEventListener('open', () => {
      // Whatever happened while nobody listened, or since the page was read, is shown now.
      heard({ leadId: '', type: 'opened' })
      clearInterval(poll)
      poll = undefined
    })
    source.addEventListener('error', () => {
      poll ??= setInterval(() => {
        heard({ leadId: '', type: 'poll' })
        // After a refusal (503 while the server starts) the browser itself does not try again.
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
