import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { SECURITY_HEADERS } from '@/lib/server/front/security-headers'
import { sendRaw, startFront } from '@/tests/support/front'

const KB = 1024

async function startEcho(limits = {}) {
  return startFront(
    (request, response) => {
      text(request).then(
        (body) => response.end(`${body.length} bytes`),
        () => response.destroy(),
      )
    },
    { limits },
  )
}

test('T73: a declared body over the limit is refused before it is sent', async () => {
  const { port } = await startEcho({ maxBodyBytes: 64 * KB })
  const answer = await sendRaw(
    port,
    `POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: ${64 * KB + 1}\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain('"message"')
})

test('T73: an undeclared body is cut when it grows over the limit', async () => {
  const { port } = await startEcho({ maxBodyBytes: 64 * KB })
  const chunk = `4000\r\n${'a'.repeat(16 * KB)}\r\n`
  const head = 'POST /api/echo HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n'
  // Five chunks of 16 KB without an end: the connection closes although the sender would go on.
  expect(await sendRaw(port, head + chunk.repeat(5))).toBe('')
})

test('a body within the limit arrives whole, declared or not', async () => {
  const { url } = await startEcho({ maxBodyBytes: 256 * KB, intervalMs: 50, minBytesPerInterval: 1 })
  const body = 'a'.repeat(200 * KB)
  expect(await (await fetch(`${url}/api/echo`, { method: 'POST', body })).text()).toBe(`${200 * KB} bytes`)
  const init = { method: 'POST', body: new Blob([body]).stream(), duplex: 'half' } as RequestInit
  expect(await (await fetch(`${url}/api/echo`, init)).text()).toBe(`${200 * KB} bytes`)
})

test('T73: a body that trickles in is cut off', async () => {
  const { port } = await startEcho({ intervalMs: 100, minBytesPerInterval: KB })
  const socket = connect({ port, host: '127.0.0.1' })
  socket.on('error', () => {})
  socket.write('POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n')
  const trickle = setInterval(() => socket.write('a'), 20)
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(trickle)
})

test('T73: slow headers are cut off while others are answered', async () => {
  const { port, url } = await startEcho({ headersTimeoutMs: 200 })
  const slow = Array.from({ length: 50 }, () => sendRaw(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '))
  expect((await fetch(url)).status).toBe(200)
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408 /)
})

test('headers over the limit are refused, with the security headers', async () => {
  const { port } = await startEcho({ maxHeaderBytes: 4 * KB })
  const answer = await sendRaw(port, `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'a'.repeat(8 * KB)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  for (const name of Object.keys(SECURITY_HEADERS)) expect(answer).toContain(`${name}: `)
})

test('nonsense is answered with 400', async () => {
  const { port } = await startEcho()
  expect(await sendRaw(port, 'HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /)
})
