import type { Server } from 'node:http'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { Front } from '@/lib/server/front/front'

/** Longest wait for answers in progress; with the worker's end and the closing it stays below 30 s. */
const ANSWER_TIMEOUT_MS = 25_000
const CLOSE_TIMEOUT_MS = 500

/**
 * Stops the front without dropping a visitor: readiness turns 503 at once (the load balancer looks elsewhere), the
 * answers in progress are finished, then the listener and every connection close.
 */
export async function drain(
  { server, inFlight, state }: Front,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<void> {
  state.draining = true
  const deadline = Date.now() + timeoutMs
  // Until they are finished, newcomers are still answered: refusing them would lose what a visitor just sent.
  await inFlight.finished(timeoutMs)
  await queueEmpty(server, deadline)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  await inFlight.finished(deadline - Date.now())
  server.closeAllConnections()
  // Connections that became something else (the development server's web sockets) are not in that list.
  await Promise.race([closed, sleep(CLOSE_TIMEOUT_MS)])
}

/**
 * Waits until every connection that the system has taken for this listener is accepted, and its first request read: closing
 * would reset those that still wait. Node accepts one per turn of its event loop.
 */
async function queueEmpty(server: Server, deadline: number): Promise<void> {
  let accepted = true
  const note = () => {
    accepted = true
  }
  server.on('connection', note)
  while (accepted && Date.now() < deadline) {
    accepted = false
    await turn()
    await turn()
  }
  server.off('connection', note)
}
