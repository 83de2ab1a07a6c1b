import { setTimeout as sleep } from 'node:timers/promises'
import type { Front } from '@/lib/front/front'

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
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  await inFlight.finished(deadline - Date.now())
  server.closeAllConnections()
  // Connections that became something else (the development server's web sockets) are not in that list.
  await Promise.race([closed, sleep(CLOSE_TIMEOUT_MS)])
}
