import { expect, test, vi } from 'vitest'
import { pageOf, sendHtml, startCachedFront } from '@/tests/support/cached-front'
import { sendRaw } from '@/tests/support/front'
import { POISON } from '@/tests/support/poison-headers'
import { rawRequest } from '@/tests/support/raw-request'
import { until } from '@/tests/support/until'

// Missed notices are tested in page-cache-lost-line.test.ts; a busy machine must not look like them.
vi.mock('@/lib/platform/cache/tag-expiry.mjs', async (original) => ({
  ...(await original<typeof import('@/lib/platform/cache/tag-expiry.mjs')>()),
  isListening: () => true,
}))

test.each<[string, { method?: string; path?: string; headers?: Record<string, string>; body?: string }]>([
  ['a session', { headers: { cookie: 'a=b; next-auth.session-token=x' } }],
  ['a session under https', { headers: { cookie: '__Host-next-auth.session-token=x' } }],
  ['a session in pieces', { headers: { cookie: 'next-auth.session-token.0=x' } }],
  ['draft mode', { headers: { cookie: '__prerender_bypass=x' } }],
  ['a preview', { headers: { cookie: '__next_preview_data=x' } }],
  ['the router', { headers: { rsc: '1' } }],
  ['the router, with 0', { headers: { RSC: '0' } }],
  ['a prefetch', { headers: { 'next-router-prefetch': '1' } }],
  ['a segment', { headers: { 'next-router-segment-prefetch': '/_tree' } }],
  ['a router state', { headers: { 'next-router-state-tree': '%5B%5D' } }],
  ['an intercepted route', { headers: { 'next-url': '/evil' } }],
  ['the router by parameter', { path: '/team?_rsc=1abc' }],
  ['the router by a later parameter', { path: '/team?a=b&_rsc=1abc' }],
  ['a range', { headers: { range: 'bytes=0-9' } }],
  ['credentials', { headers: { authorization: 'Basic eDp5' } }],
  ['a body', { headers: { 'content-length': '2' }, body: '{}' }],
])('%s neither fills the cache nor is answered from it', async (_, { path = '/team', ...sent }) => {
  const { url, cache, renders, passed } = await startCachedFront((request, response) =>
    sendHtml(response, `for ${request.headers.cookie ?? 'everybody'} by ${request.method}`),
  )
  await rawRequest(url, path, sent)
  expect([cache.size().pages, renders.length, passed.length]).toEqual([0, 0, 1])
  const shared = await rawRequest(url, '/team')
  expect(shared.body).toBe(pageOf('for everybody by GET'))
  const own = await rawRequest(url, path, sent)
  expect(own.headers).not.toHaveProperty('etag')
  expect([renders.length, passed.length]).toEqual([1, 2])
  expect((await rawRequest(url, '/team')).body).toBe(shared.body)
})

test.each(['POST', 'OPTIONS', 'DELETE'])(
  '%s is refused before the cache and whatever is behind it',
  async (method) => {
    const { url, cache, renders, passed } = await startCachedFront()
    expect((await rawRequest(url, '/team', { method })).status).toBe(405)
    expect([cache.size().pages, renders.length, passed.length]).toEqual([0, 0, 0])
  },
)

test('an action is a visit like any other: its header is taken away', async () => {
  const { url, renders } = await startCachedFront()
  await rawRequest(url, '/team', { headers: { 'next-action': 'a'.repeat(42) } })
  expect(renders.map(({ headers }) => headers['next-action'])).toEqual([undefined])
})

test.each([
  ['cookie', '_ga=1; consent=all'],
  ['cache-control', 'no-cache'],
  ['accept-language', 'de'],
  ['user-agent', 'x'],
])('%s makes no visitor special', async (name, value) => {
  const { url, renders } = await startCachedFront()
  await rawRequest(url, '/team')
  await rawRequest(url, '/team', { headers: { [name]: value } })
  expect(renders).toHaveLength(1)
})

test('whoever asks first, the render sees nothing of what he sent but the address', async () => {
  const { url, renders } = await startCachedFront((request, response) =>
    sendHtml(response, JSON.stringify(request.headers)),
  )
  const { body, headers } = await rawRequest(url, '/team?utm_source=evil', { headers: POISON })
  expect(body + JSON.stringify(headers)).not.toMatch(/evil|6\.6\.6\.6|\b666\b/)
  expect(renders).toHaveLength(1)
  expect(renders[0]).toMatchObject({
    url: '/team',
    headers: { host: 'evergrove.example', 'x-forwarded-proto': 'https' },
  })
  expect((await rawRequest(url, '/team')).body).toBe(body)
  expect(renders).toHaveLength(1)
})

test.each([
  '//team',
  '/team/',
  '/./team',
  '/x/../team',
  '/%74eam',
  '/team%2f',
  '/team%00',
  '/team%0d%0aset-cookie:a=b',
  '/TEAM',
  '/team;x=1',
  '/team\\',
  '/team#x',
  '/team%3Fpage=1',
  'http://evil.example/team',
  '//evil.example/team',
])('an address written as %s is not stored, and not taken for /team', async (path) => {
  const { port, url, cache, renders } = await startCachedFront()
  const raw = `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`
  await sendRaw(port, raw)
  expect([cache.size().pages, renders.length]).toEqual([0, 0])
  await rawRequest(url, '/team')
  expect(await sendRaw(port, raw)).not.toContain('rendered /team<')
})

test.each<[string, number, Record<string, string>]>([
  ['not found', 404, {}],
  ['an error', 500, {}],
  ['a redirect', 307, { location: '/elsewhere' }],
  ['a cookie', 200, { 'set-cookie': 'secret=1' }],
  ['a private answer', 200, { 'cache-control': 'private' }],
  ['a nonce', 200, { 'content-security-policy': "script-src 'nonce-abc'" }],
])('%s is passed on and not kept', async (_, status, headers) => {
  const { url, cache } = await startCachedFront((_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(pageOf('as it is')),
  )
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await rawRequest(url, '/team')
    expect([answer.status, answer.body]).toEqual([status, pageOf('as it is')])
    for (const [name, value] of Object.entries(headers)) expect(String(answer.headers[name])).toBe(value)
  }
  expect(cache.size().pages).toBe(0)
})

test('a render that breaks off is never kept, and the next one is', async () => {
  let broken = true
  const { url, cache } = await startCachedFront((_request, response) => {
    if (!broken) return sendHtml(response, 'whole')
    response.writeHead(200, { 'content-type': 'text/html' })
    response.write(pageOf('half'))
    setImmediate(() => response.destroy())
  })
  await rawRequest(url, '/team').catch(() => {})
  expect(cache.size().pages).toBe(0)
  broken = false
  expect((await rawRequest(url, '/team')).body).toBe(pageOf('whole'))
})

test('a visitor who leaves early takes the page from nobody', async () => {
  const held: (() => void)[] = []
  const { url, renders } = await startCachedFront((_request, response) => {
    held.push(() => sendHtml(response, 'whole'))
  })
  const leaving = new AbortController()
  const left = fetch(`${url}/team`, { signal: leaving.signal }).catch(() => 'left')
  await until('the render begins', () => held.length)
  leaving.abort()
  expect(await left).toBe('left')
  const stays = rawRequest(url, '/team')
  held[0]?.()
  expect((await stays).body).toBe(pageOf('whole'))
  expect(renders).toHaveLength(1)
})
