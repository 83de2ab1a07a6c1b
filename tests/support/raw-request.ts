import { type IncomingHttpHeaders, request } from 'node:http'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer }

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

const NOTHING = { body: '', bytes: Buffer.alloc(0) }

/** Sends a request target exactly as written: `fetch` would normalize `//admin` and `/api/../admin`. */
export function rawRequest(
  base: string,
  path: string,
  { method = 'GET', headers: own = {}, body }: Sent = {},
) {
  const { hostname, port } = new URL(base)
  // Node frames a body automatically for POST, but not for DELETE.
  const headers = body ? { ...own, 'content-length': String(Buffer.byteLength(body)) } : own
  return new Promise<RawAnswer>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers: received } = response
      // Event streams never end, so resolve at once.
      if (received['content-type'] === 'text/event-stream') {
        response.destroy()
        resolve({ status, headers: received, ...NOTHING })
        return
      }
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status, headers: received, body: bytes.toString('utf8'), bytes })
      })
    })
    // An accepted upgrade would be a connection that bypasses all checks.
    sent.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 101, headers: response.headers, ...NOTHING })
    })
    sent.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve({ status: 0, headers: {}, ...NOTHING }) : reject(error),
    )
    sent.end(body)
  })
}
