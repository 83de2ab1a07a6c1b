import type { ServerResponse } from 'node:http'

/** Counts the requests being answered, so that a stop can wait for them. */
export function requestsInFlight() {
  const open = new Set<ServerResponse>()
  const waiting = new Set<() => void>()
  return {
    add(response: ServerResponse): void {
      open.add(response)
      response.once('close', () => {
        open.delete(response)
        if (open.size === 0) for (const done of waiting) done()
      })
    },
    get size(): number {
      return open.size
    },
    /** Resolves when nothing is being answered, or after `timeoutMs`. */
    idle(timeoutMs: number): Promise<void> {
      if (open.size === 0) return Promise.resolve()
      return new Promise((resolve) => {
        const timer = setTimeout(finish, timeoutMs)
        waiting.add(finish)
        function finish() {
          clearTimeout(timer)
          waiting.delete(finish)
          resolve()
        }
      })
    },
  }
}
