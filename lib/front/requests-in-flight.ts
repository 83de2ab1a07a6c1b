import type { ServerResponse } from 'node:http'

/** Knows the requests being answered, so that a stop can wait for them. */
export function requestsInFlight() {
  const open = new Set<ServerResponse>()
  return {
    add(response: ServerResponse): void {
      open.add(response)
      response.once('close', () => open.delete(response))
    },
    get size(): number {
      return open.size
    },
    /** Resolves when all that are being answered now have been, or after `timeoutMs`. Later ones are not waited for. */
    async finished(timeoutMs: number): Promise<void> {
      const closed = [...open].map((response) => new Promise<void>((done) => response.once('close', done)))
      let timer: NodeJS.Timeout | undefined
      const timeout = new Promise<void>((done) => {
        timer = setTimeout(done, Math.max(0, timeoutMs))
      })
      await Promise.race([Promise.all(closed), timeout])
      clearTimeout(timer)
    },
  }
}
