import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type StubAnswer = { status: number; body?: unknown; headers?: Record<string, string> }
export type StubRequest = {
  method: string
  path: string
  headers: IncomingHttpHeaders
  body: string
  at: number
}

/**
 * How the stub responds: a fixed answer, a function of the request (which may throw on a bad shape: then 500,
 * with the error in `failures`), `hang` forever, or `cut` the connection.
 */
export type StubMode =
  | StubAnswer
  | ((request: StubRequest) => StubAnswer | Promise<StubAnswer>)
  | 'hang'
  | 'cut'

/** A real HTTP server on loopback in place of an external service. Objects are sent as JSON. */
export async function startHttpStub(initialMode: StubMode = { status: 200, body: {} }) {
  let mode = initialMode
  const requests: StubRequest[] = []
  const failures: unknown[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url: path = '', headers } = request
    const received = { method, path, headers, body: Buffer.concat(chunks).toString('utf8'), at: Date.now() }
    requests.push(received)
    if (mode === 'hang') return
    if (mode === 'cut') {
      response.destroy()
      return
    }
    const { status, body, headers: extra } = typeof mode === 'function' ? await mode(received) : mode
    const text = typeof body === 'string' ? body : JSON.stringify(body ?? {})
    response.writeHead(status, { 'content-type': 'application/json', ...extra }).end(text)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      failures.push(error)
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    failures,
    setMode(next: StubMode): void {
      mode = next
    },
    /** Restores the initial mode. */
    heal(): void {
      mode = initialMode
    },
    /** Waits for the first matching request. @throws when none arrived in time */
    async waitFor(
      fits: (request: StubRequest) => boolean = () => true,
      timeoutMs = 15_000,
    ): Promise<StubRequest> {
      for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(20)) {
        const found = requests.find(fits)
        if (found) return found
      }
      throw new Error(`no such request arrived in ${timeoutMs} ms; ${requests.length} others did`)
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
