import type { ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { expireTags } from '@/lib/platform/cache/expiry'
import { pageOf, sendHtml, startCachedFront } from '@/tests/support/cached-front'
import { sendRaw } from '@/tests/support/front'
import { rawRequest } from '@/tests/support/raw-request'
import { until } from '@/tests/support/until'

// Missed notices are tested in page-cache-lost-line.test.ts; a busy machine must not look like them.
vi.mock('@/lib/platform/cache/tag-expiry.mjs', async (original) => ({
  ...(await original<typeof import('@/lib/platform/cache/tag-expiry.mjs')>()),
  isListening: () => true,
}))

test('a page is rendered once, however often it is asked for', async () => {
  const { url, renders, passed } = await startCachedFront()
  const bodies = []
  for (let visit = 0; visit < 5; visit += 1) bodies.push(await (await fetch(`${url}/team`)).text())
  expect(new Set(bodies)).toEqual(new Set([pageOf('rendered /team')]))
  expect(renders).toHaveLength(1)
  expect(passed).toEqual([])
})

test('a hundred visitors who come at once wait for one render', async () => {
  const held: (() => void)[] = []
  const { url, renders } = await startCachedFront((_request, response) => {
    held.push(() => sendHtml(response, 'once'))
  })
  const answers = Promise.all(
    Array.from({ length: 100 }, () => fetch(`${url}/team?utm_source=${Math.random()}`)),
  )
  await until('the render begins', () => held.length)
  held[0]?.()
  for (const answer of await answers) expect(await answer.text()).toBe(pageOf('once'))
  expect(renders).toHaveLength(1)
})

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip;q=1, br;q=0.2', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
  ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
  ['nonsense, ;;;', undefined, (body: Buffer) => body],
])(
  'to who accepts "%s" it goes as %s, from the render and from memory',
  async (accepted, encoding, decode) => {
    const { url } = await startCachedFront()
    const seen = []
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await rawRequest(url, '/team', { headers: { 'accept-encoding': accepted } })
      expect(answer.status).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'content-length': String(answer.bytes.length),
      })
      expect(answer.headers['content-encoding']).toBe(encoding)
      expect(decode(answer.bytes).toString()).toBe(pageOf('rendered /team'))
      expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      seen.push(answer.headers)
    }
    expect(seen[0]?.etag).toBe(seen[1]?.etag)
    expect(seen[0]?.['x-request-id']).not.toBe(seen[1]?.['x-request-id'])
  },
)

test('what the browser has already is not sent again, in the encoding it has', async () => {
  const { url } = await startCachedFront()
  const ask = (headers: Record<string, string>) => rawRequest(url, '/team', { headers })
  const gzip = { 'accept-encoding': 'gzip' }
  const etag = String((await ask(gzip)).headers.etag)
  expect(etag).toMatch(/^"[\w-]+-gzip"$/)
  for (const condition of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const answer = await ask({ ...gzip, 'if-none-match': condition })
    expect([answer.status, answer.body]).toEqual([304, ''])
    expect(answer.headers).toMatchObject({
      etag,
      vary: 'accept-encoding',
      'cache-control': 'private, no-cache',
    })
    expect(answer.headers).not.toHaveProperty('content-encoding')
  }
  expect((await ask({ ...gzip, 'if-none-match': '"other"' })).status).toBe(200)
  expect((await ask({ 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(200)
})

test('HEAD gets the headers of GET, and may be the first to ask', async () => {
  const { url, renders } = await startCachedFront()
  // Uncompressed, because stored bodies get recompressed over time.
  const ask = (method: string) =>
    rawRequest(url, '/team', { method, headers: { 'accept-encoding': 'identity' } })
  const first = await ask('HEAD')
  const get = await ask('GET')
  const head = await ask('HEAD')
  expect([first.body, head.body]).toEqual(['', ''])
  for (const name of ['etag', 'content-length', 'content-encoding', 'content-type'])
    expect([first.headers[name], head.headers[name]]).toEqual([get.headers[name], get.headers[name]])
  expect(renders.map(({ url }) => url)).toEqual(['/team'])
})

test('the parameters a page does not know reach no render', async () => {
  const { url, renders } = await startCachedFront()
  for (const query of ['', '?utm_campaign=a', '?gclid=1&x=%3Cscript%3E', '?page=2&evil=1', '?evil=2&page=2'])
    await fetch(`${url}/blog${query}`)
  expect(renders.map(({ url }) => url)).toEqual(['/blog', '/blog?page=2'])
})

test('an edit empties it; a render that began before the edit is kept for nobody', async () => {
  const held: ServerResponse[] = []
  const { url, cache } = await startCachedFront((_request, response) => void held.push(response))
  const before = fetch(`${url}/team`)
  await until('the first render begins', () => held.length === 1)
  await expireTags(['team_members'])
  // Requested after the edit: must not join the render that began before it.
  const after = fetch(`${url}/team`)
  await until('a second render begins', () => held.length === 2)
  if (held[0]) sendHtml(held[0], 'old')
  expect(await (await before).text()).toBe(pageOf('old'))
  expect(cache.size().pages).toBe(0)
  if (held[1]) sendHtml(held[1], 'new')
  expect(await (await after).text()).toBe(pageOf('new'))
  expect(await (await fetch(`${url}/team`)).text()).toBe(pageOf('new'))
  expect(held).toHaveLength(2)
  await expireTags(['anything'])
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
})

test('a page grows no older than a minute, and is refreshed before that without anybody waiting', async () => {
  let edition = 1
  const { url, renders } = await startCachedFront((_request, response) =>
    sendHtml(response, `edition ${edition}`),
  )
  const seen = async () => (await (await fetch(`${url}/events`)).text()).match(/edition \d/)?.[0]
  const real = performance.now.bind(performance)
  let ahead = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + ahead)
  try {
    expect(await seen()).toBe('edition 1')
    edition = 2
    ahead = 31_000
    expect(await seen()).toBe('edition 1')
    await until('it has been rendered again', () => renders.length === 2)
    await until('visitors see it', async () => (await seen()) === 'edition 2')
    edition = 3
    ahead += 61_000
    expect(await seen()).toBe('edition 3')
    expect(renders).toHaveLength(3)
  } finally {
    clock.mockRestore()
  }
})

test('what one visitor alone is given goes beside the page and is kept for nobody', async () => {
  const { url } = await startCachedFront(undefined, {
    beforeHit: (request, response) => {
      if (request.headers['x-new']) response.setHeader('set-cookie', `visit=${request.headers['x-new']}`)
    },
  })
  await rawRequest(url, '/team')
  const given = await rawRequest(url, '/team', { headers: { 'x-new': 'one' } })
  expect([given.status, given.headers['set-cookie'], given.body]).toEqual([
    200,
    ['visit=one'],
    pageOf('rendered /team'),
  ])
  expect(given.headers).toMatchObject({ 'cache-control': 'private, no-cache', 'x-frame-options': 'DENY' })
  const condition = { 'if-none-match': String(given.headers.etag), 'x-new': 'two' }
  const again = await rawRequest(url, '/team', { headers: condition })
  expect([again.status, again.headers['set-cookie']]).toEqual([304, ['visit=two']])
  expect((await rawRequest(url, '/team')).headers).not.toHaveProperty('set-cookie')
})

test('memory is bounded: ten thousand unknown addresses leave nothing, a thousand filters a few', async () => {
  const maxBytes = 200_000
  const { port, cache, renders } = await startCachedFront(
    (request, response) =>
      request.url?.startsWith('/blog')
        ? sendHtml(response, request.url)
        : response.writeHead(404, { 'content-type': 'text/html' }).end(pageOf('not found')),
    { maxBytes },
  )
  /** A hundred requests on one connection, which ends with the last. */
  const askForHundred = (pathOf: (index: number) => string) => {
    const requests = Array.from(
      { length: 100 },
      (_, index) => `HEAD ${pathOf(index)} HTTP/1.1\r\nHost: x\r\n`,
    )
    return sendRaw(port, `${requests.join('\r\n')}Connection: close\r\n\r\n`)
  }
  for (let at = 0; at < 10_000; at += 100) await askForHundred((index) => `/unknown-${at + index}`)
  expect(renders).toHaveLength(10_000)
  expect(cache.size()).toEqual({ pages: 0, bytes: 0 })
  for (let at = 0; at < 1_000; at += 100) {
    await askForHundred((index) => `/blog?tag=t-${at + index}`)
    expect(cache.size().bytes).toBeLessThanOrEqual(maxBytes)
  }
  expect(renders).toHaveLength(11_000)
  expect(cache.size().pages).toBeGreaterThan(1)
})
