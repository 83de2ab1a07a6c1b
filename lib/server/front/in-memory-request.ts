import { type IncomingHttpHeaders, request, type Server } from 'node:http'
import { duplexPair } from 'node:stream'

export type Rendered = { status: number; headers: IncomingHttpHeaders; body: Buffer }

type Asked = { method?: 'GET' | 'OPTIONS'; path: string; headers: Record<string, string> }

/** Pages take milliseconds; a hanging database gives up after 15 s. */
const TIMEOUT_MS = 20_000
const MAX_BYTES = 4 * 1024 * 1024

/**
 * Asks a server that listens nowhere, by HTTP over an in-memory stream pair, because its framing reveals
 * responses that broke off. Null when the response broke off, is too large or takes too long.
 */
export function askInMemory(
  server: Server,
  { method = 'GET', path, headers }: Asked,
): Promise<Rendered | null> {
  const [near, far] = duplexPair()
  near.once('close', () => far.destroy())
  far.once('close', () => near.destroy())
  server.emit('connection', far)
  return new Promise((resolve) => {
    const giveUp = () => {
      near.destroy()
      resolve(null)
    }
    const timer = setTimeout(giveUp, TIMEOUT_MS)
    const asked = request({ createConnection: () => near, method, path, headers }, (response) => {
      const chunks: Buffer[] = []
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > MAX_BYTES) giveUp()
        else chunks.push(chunk)
      })
      response.on('error', giveUp)
      response.on('close', () => {
        clearTimeout(timer)
        const { complete, statusCode: status = 0, headers } = response
        resolve(complete ? { status, headers, body: Buffer.concat(chunks) } : null)
        near.destroy()
      })
    })
    asked.on('error', () => {
      clearTimeout(timer)
      giveUp()
    })
    asked.end()
  })
}
