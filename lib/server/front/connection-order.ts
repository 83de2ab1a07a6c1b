import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** No browser sends a request before it has the answer to the one before it; a few tools do. */
const MAX_IN_LINE = 100

/**
 * Answers the requests of one connection one after the other, each when the answer before it has been sent, and others'
 * requests in between. Node hands out all that arrived at once: a thousand requests on one connection would be a thousand
 * renders side by side. Whoever puts more in line loses the connection.
 */
export function oneAtATime(listener: RequestListener): RequestListener {
  const inLine = new WeakMap<Socket, number>()
  return (request, response) => {
    // Node gives an answer its socket when its turn has come.
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
