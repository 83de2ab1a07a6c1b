import type { Server } from 'node:http'
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'
import type { Front } from '@/lib/server/front/front'

/** Together with the worker's end and the closing, this stays below 30 s. */
const ANSWER_TIMEOUT_MS = 25_000
const CLOSE_TIMEOUT_MS = 500

/** Stops without dropping visitors: readiness turns 503, running requests finish, then everything closes. */
export async function drain(
  { server, inFlight, state }: Front,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<void> {
  state.draining = true
  const deadline = Date.now() + timeoutMs
  // New requests are still served in the meantime: refusing them would lose what a visitor just sent.
  await inFlight.finished(timeoutMs)
  await queueEmpty(server, deadline)
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  await inFlight.finished(deadline - Date.now())
  server.closeAllConnections()
  // `closeAllConnections` omits upgraded connections (the development server's web sockets).
  await Promise.race([closed, sleep(CLOSE_TIMEOUT_MS)])
}

/** Waits for queued connections, which closing would reset. Node accepts one per event loop turn. */
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
