import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A killed command's server takes up to a second to release its port. */
const RELEASE_TIMEOUT_MS = 2_000

/** @throws Error that suggests PORT when another program listens there */
export async function ensurePortIsFree(port, host) {
  const deadline = Date.now() + RELEASE_TIMEOUT_MS
  while (!(await isFree(port, host))) {
    if (Date.now() > deadline) {
      throw new Error(
        `Port ${port} is in use by another program. Choose another with PORT, for example: PORT=${port + 1} npm start`,
      )
    }
    await sleep(100)
  }
}

function isFree(port, host) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.on('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
