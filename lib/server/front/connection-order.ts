import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers do not pipeline requests; a few tools do. */
const MAX_IN_LINE = 100

/**
 * Handles pipelined requests one at a time. Node would start all of them at once: a thousand requests on one
 * connection would be a thousand parallel renders.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const inLine = new WeakMap<Socket, number>()
  return (request, response) => {
    // Node assigns the socket when it is the response's turn.
    if (response.socket) {
      listener(request, response)
      return
    }
    const { socket } = request
    const waiting = (inLine.get(socket) ?? 0) + 1
    inLine.set(socket, waiting)
    if (waiting > MAX_IN_LINE) socket.destroy()
    else
      response.once('socket', () => {
        inLine.set(socket, (inLine.get(socket) ?? 1) - 1)
        setImmediate(() => {
          if (!socket.destroyed) listener(request, response)
        })
      })
  }
}
