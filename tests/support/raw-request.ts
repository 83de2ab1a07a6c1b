import { type IncomingHttpHeaders, request } from 'node:http'

export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string; bytes: Buffer }

type Sent = { method?: string; headers?: Record<string, string>; body?: string }

const NOTHING = { body: '', bytes: Buffer.alloc(0) }

/** Sends a request target exactly as written: `fetch` would tidy `//admin` and `/api/../admin` first. */
export function rawRequest(
  base: string,
  path: string,
  { method = 'GET', headers: own = {}, body }: Sent = {},
) {
  const { hostname, port } = new URL(base)
  // Node frames a body by itself for POST, but not for DELETE.
  const headers = body ? { ...own, 'content-length': String(Buffer.byteLength(body)) } : own
  return new Promise<RawAnswer>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const { statusCode: status = 0, headers: received } = response
      // A stream of events has no end to wait for.
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
    // An upgrade that the server takes would be a connection past every check.
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
