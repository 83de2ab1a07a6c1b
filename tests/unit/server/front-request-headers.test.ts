import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { startFront } from '@/tests/support/front'

const echoHeaders: RequestListener = (request, response) => {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(request.headers))
}

async function headersSeen(hops: number, sent: Record<string, string>): Promise<IncomingHttpHeaders> {
  const { url } = await startFront(echoHeaders, { trustedProxyHops: hops })
  return (await (await fetch(url, { headers: sent })).json()) as IncomingHttpHeaders
}

test('T75: what a client says about its own address never arrives', async () => {
  const seen = await headersSeen(0, {
    'x-forwarded-for': '6.6.6.6',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=6.6.6.6',
    'x-porchlight-client-address': '6.6.6.6',
    'x-porchlight-anything': 'else',
  })
  expect(seen['x-porchlight-client-address']).toBe('127.0.0.1')
  expect(JSON.stringify(seen)).not.toMatch(/6\.6\.6\.6|evil|anything/)
})

test('internal headers of Next cannot be sent from outside', async () => {
  const seen = await headersSeen(0, {
    'x-middleware-subrequest': 'middleware',
    'x-matched-path': '/admin',
    rsc: '1',
  })
  expect(seen).not.toHaveProperty('x-middleware-subrequest')
  expect(seen).not.toHaveProperty('x-matched-path')
  expect(seen.rsc).toBe('1')
})

test('a request id is taken from a trusted proxy only, and only a sane one', async () => {
  const id = 'proxy-id-12345678'
  expect((await headersSeen(1, { 'x-request-id': id }))['x-request-id']).toBe(id)
  expect((await headersSeen(0, { 'x-request-id': id }))['x-request-id']).toMatch(/^[\da-f-]{36}$/)
  expect((await headersSeen(1, { 'x-request-id': '<script>' }))['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})
