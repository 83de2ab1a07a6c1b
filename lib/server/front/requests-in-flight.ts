import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

export function requestsInFlight() {
  const open = new Set<ServerResponse>()
  const sockets = new Set<Socket>()
  return {
    add(response: ServerResponse): void {
      const { socket } = response.req
      open.add(response)
      sockets.add(socket)
      response.once('close', () => {
        open.delete(response)
        sockets.delete(socket)
      })
    },
    isBusy: (socket: Socket) => sockets.has(socket),
    get size(): number {
      return open.size
    },
    /** Resolves when the current requests are done, or after `timeoutMs`; later ones are not awaited. */
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
