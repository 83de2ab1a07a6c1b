import { request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startFront } from '@/tests/support/front'

const PAGE = '<p>Evergrove Senior Living</p>'.repeat(200)

/** A plain client: fetch would decompress. */
function get(url: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    request(url, { method, headers }, async (response) =>
      resolve({ headers: response.headers, body: await buffer(response) }),
    )
      .on('error', reject)
      .end()
  })
}

async function startPage(headers: Record<string, string> = {}, body = PAGE) {
  return startFront((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      'content-length': Buffer.byteLength(body),
      ...headers,
    })
    response.end(body)
  })
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=0.5', 'gzip', gunzipSync],
  ['br;q=0, *', 'gzip', gunzipSync],
])('Accept-Encoding %s: %s', async (accepted, encoding, decompress) => {
  const { url } = await startPage({ etag: '"1"' })
  const { headers, body } = await get(url, { 'accept-encoding': accepted })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding', etag: 'W/"1"' })
  expect(headers).not.toHaveProperty('content-length')
  expect(decompress(body).toString()).toBe(PAGE)
})

test.each([
  ['no encoding accepted', {}, 'identity', PAGE],
  ['a small answer', {}, 'br', 'small'],
  ['a picture', { 'content-type': 'image/avif' }, 'br', PAGE],
  ['something encoded already', { 'content-encoding': 'identity' }, 'br', PAGE],
  ['an event stream', { 'content-type': 'text/event-stream' }, 'br', PAGE],
  ['an answer not to be transformed', { 'cache-control': 'no-transform' }, 'br', PAGE],
])('%s is sent as it is', async (_case, sent, accepted, page) => {
  const { url } = await startPage(sent, page)
  const { headers, body } = await get(url, { 'accept-encoding': accepted })
  expect(headers['content-length']).toBe(String(Buffer.byteLength(page)))
  expect(body.toString()).toBe(page)
})

test('a HEAD answer has the headers alone', async () => {
  const { url } = await startPage()
  const { headers, body } = await get(url, { 'accept-encoding': 'br' }, 'HEAD')
  expect(headers['content-length']).toBe(String(Buffer.byteLength(PAGE)))
  expect(body).toHaveLength(0)
})

test('the first part of a streamed page arrives before the last is written', async () => {
  let finish = () => {}
  const { url } = await startFront((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.write('first')
    ;(response as unknown as { flush(): void }).flush()
    finish = () => response.end('last')
  })
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first')
  finish()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('last')
})

test('a large answer is passed on as fast as it is read, and whole', async () => {
  const large = Buffer.alloc(8_000_000, PAGE)
  const { url } = await startFront((_request, response) => {
    response.setHeader('content-type', 'text/html')
    for (let at = 0; at < large.length; at += 100_000) response.write(large.subarray(at, at + 100_000))
    response.end()
  })
  const { body } = await get(url, { 'accept-encoding': 'gzip' })
  expect(gunzipSync(body).equals(large)).toBe(true)
})
