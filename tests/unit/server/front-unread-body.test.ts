import { Agent, createServer, request as httpRequest, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { answerProblem } from '@/lib/server/front/answer'
import type { FrontOptions } from '@/lib/server/front/front'
import { uploadRequests } from '@/lib/server/front/upload-requests'
import { sendRaw, startFront } from '@/tests/support/front'

const KB = 1024
const PICTURE = '/api/admin/uploads/pictures'

/** How a handler may leave a body unread. */
const HANDLERS: Record<string, (request: IncomingMessage) => Promise<unknown>> = {
  'reads nothing': async () => {},
  'reads the first piece': async (request) => {
    for await (const piece of request.iterator({ destroyOnReturn: false })) return piece
  },
  'stopped listening for data': (request) =>
    new Promise((resolve) =>
      request.once('data', (piece) => {
        request.pause()
        resolve(piece)
      }),
    ),
  'waits for more': (request) =>
    new Promise((resolve) => {
      request.on('readable', () => resolve(request.read(1)))
    }),
}

/** An upload handler that judges by the first bytes, and an application that answers as `status` says. */
async function startRefusing(
  read: (request: IncomingMessage) => Promise<unknown>,
  options: Partial<FrontOptions> = {},
) {
  let connections = 0
  const front = await startFront(
    (request, response) => {
      if (request.method === 'GET') return void response.end('a page')
      const status = Number(request.headers['x-status'] ?? 400)
      void read(request).then(() => answerProblem(response, { code: 'bad-request', status, message: 'No' }))
    },
    {
      steps: [
        uploadRequests(
          async (sent) => {
            const first = await sent.body?.getReader().read()
            return Response.json({ bytes: first?.value?.length }, { status: 400 })
          },
          async () => new Response(null, { status: 404 }),
        ),
      ],
      largerBody: (_, path) => (path.startsWith(PICTURE) ? 8192 * KB : null),
      ...options,
    },
  )
  front.server.on('connection', () => {
    connections += 1
  })
  return { port: front.port, connections: () => connections }
}

type Answer = { status: number; connection: string | undefined }

/** Sends over connections that are kept, one request at a time. */
function keptConnection(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return (method: string, path: string, body?: Buffer, headers: Record<string, string | number> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const length = body && !headers['transfer-encoding'] ? { 'content-length': body.length } : {}
      const sent = httpRequest({
        host: '127.0.0.1',
        port,
        method,
        path,
        agent,
        headers: { ...length, ...headers },
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        answer.resume()
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            connection: answer.headers.connection,
          }),
        )
      })
      sent.end(body)
    })
}

const SIZES = [64 * KB, 128 * KB - 1, 128 * KB, 140_000, 1500 * KB]

test.each(Object.keys(HANDLERS))(
  'T96: when a handler %s, the next request of the connection is answered at once',
  async (name) => {
    const { port, connections } = await startRefusing(HANDLERS[name] ?? (async () => {}))
    const send = keptConnection(port)
    for (const size of SIZES) {
      expect(await send('POST', '/api/any', Buffer.alloc(size, 7))).toMatchObject({ status: 400 })
      expect(await send('GET', '/'), `after ${size} bytes`).toMatchObject({ status: 200 })
    }
    expect(
      await send('POST', '/api/any', Buffer.alloc(300 * KB, 7), { 'transfer-encoding': 'chunked' }),
    ).toMatchObject({ status: 400 })
    expect(await send('GET', '/')).toMatchObject({ status: 200 })
    expect(connections()).toBe(1)
  },
)

test('T96: an upload refused by its first bytes leaves the connection usable, up to the size of uploads', async () => {
  const { port, connections } = await startRefusing(async () => {})
  const send = keptConnection(port)
  for (const size of [128 * KB, 500 * KB, 5000 * KB]) {
    expect(await send('POST', `${PICTURE}?filename=x.gif`, Buffer.alloc(size, 7))).toMatchObject({
      status: 400,
    })
    expect(await send('GET', '/')).toMatchObject({ status: 200 })
  }
  expect(connections()).toBe(1)
})

test('T96: another client of a proxy that pools connections is answered after a refused upload', async () => {
  const { port, connections } = await startRefusing(async () => {})
  const pool = new Agent({ keepAlive: true, maxSockets: 1 })
  const proxy = createServer((request, response) => {
    const { method, url, headers } = request
    const onward = httpRequest(
      { host: '127.0.0.1', port, method, path: url, headers, agent: pool },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    pool.destroy()
    proxy.closeAllConnections()
    proxy.close()
  })
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const refused = await fetch(`${url}${PICTURE}`, { method: 'POST', body: Buffer.alloc(200 * KB, 7) })
  expect([refused.status, (await refused.json()) !== null]).toEqual([400, true])
  const others = await fetch(`${url}/`, { headers: { connection: 'close' } })
  expect([await others.text(), connections()]).toEqual(['a page', 1])
})

test.each([401, 403, 413])(
  'T96: after %i a stranger’s short rest is dropped, and before a long one the connection closes',
  async (status) => {
    const { port, connections } = await startRefusing(async () => {})
    const send = keptConnection(port)
    const refused = { 'x-status': status }
    expect(await send('POST', '/api/any', Buffer.alloc(60 * KB), refused)).toMatchObject({
      status,
      connection: 'keep-alive',
    })
    expect(await send('GET', '/')).toMatchObject({ status: 200 })
    expect(connections()).toBe(1)
    const head = `POST /api/any HTTP/1.1\r\nHost: x\r\nX-Status: ${status}\r\n`
    for (const body of [
      'Content-Length: 1000000\r\n\r\n',
      'Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n',
    ])
      expect((await sendRaw(port, head + body)).toLowerCase()).toContain('connection: close')
  },
)

test('T96: a sender that stops after its refusal is cut, and so is a body that never ends', async () => {
  const limits = { intervalMs: 100, minBytesPerInterval: KB, maxBodyBytes: 256 * KB }
  const { port } = await startRefusing(async () => {}, { limits })
  const head = 'POST /api/any HTTP/1.1\r\nHost: x\r\n'
  const stopped = await sendRaw(port, `${head}Content-Length: 100000\r\n\r\nhello`)
  expect(stopped).toMatch(/^HTTP\/1\.1 400 /)
  const chunk = `4000\r\n${'a'.repeat(16 * KB)}\r\n`
  const endless = await sendRaw(port, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk.repeat(20)}`)
  expect(endless.match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(1)
})

test('T96: a sender that goes on too long after its refusal is cut', async () => {
  const limits = { requestTimeoutMs: 400, headersTimeoutMs: 300 }
  const { port } = await startRefusing(async () => {}, { limits })
  const socket = connect({ port, host: '127.0.0.1' })
  onTestFinished(() => void socket.destroy())
  socket.on('error', () => {})
  socket.resume()
  socket.write('POST /api/any HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n')
  const steady = setInterval(() => socket.write('a'.repeat(KB)), 10)
  onTestFinished(() => clearInterval(steady))
  await new Promise((resolve) => socket.once('close', resolve))
  expect(socket.bytesWritten).toBeLessThan(2_000_000)
})

test('T96: the rest of a body is not taken for a request', async () => {
  const { port } = await startRefusing(async () => {})
  const inner = `GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n`.padEnd(140_000, ' ')
  const head = `POST /api/any HTTP/1.1\r\nHost: x\r\nContent-Length: ${inner.length}\r\n\r\n`
  const last = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'
  const answers = await sendRaw(port, head + inner + last)
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
})

test('a body that its handler reads late arrives whole', async () => {
  const { url } = await startFront((request, response) => {
    setTimeout(() => void buffer(request).then((body) => response.end(String(body.length))), 50)
  })
  const answer = await fetch(`${url}/api/any`, { method: 'POST', body: Buffer.alloc(700 * KB) })
  expect(await answer.text()).toBe(String(700 * KB))
})
