import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http'
import { duplexPair } from 'node:stream'
import { type Held, renderRequestOf } from '@/lib/server/front/router-request'

export type Rendered = { status: number; headers: IncomingHttpHeaders; body: Buffer }

/** Pages take milliseconds; a hanging database gives up after 15 s. */
const TIMEOUT_MS = 20_000
const MAX_BYTES = 4 * 1024 * 1024

/**
 * Renders as for an anonymous visitor, so that the output depends on the address alone.
 * HTTP over an in-memory stream pair, because its framing reveals responses that broke off.
 */
export function pageRenderer(application: RequestListener, siteUrl: string) {
  const { host, protocol } = new URL(siteUrl)
  const commonHeaders = {
    host,
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.slice(0, -1),
    // Next renders whole pages only for clients with a user agent.
    'user-agent': 'Porchlight page cache',
  }
  const server = createServer(application)

  /** Renders a name of `storedNameOf`; null when the response broke off, is too large or takes too long. */
  return function renderPage(name: string): Promise<Rendered | null> {
    const { path, headers } = requestFor(name)
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
      const asked = request(
        { createConnection: () => near, path, headers: { ...commonHeaders, ...headers } },
        (response) => {
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
        },
      )
      asked.on('error', () => {
        clearTimeout(timer)
        giveUp()
      })
      asked.end()
    })
  }
}

function requestFor(name: string): { path: string; headers: Record<string, string> } {
  const [held, address] = name.split(' ') as [Held, string | undefined]
  return address === undefined
    ? { path: name, headers: { accept: 'text/html' } }
    : renderRequestOf(address, held)
}
