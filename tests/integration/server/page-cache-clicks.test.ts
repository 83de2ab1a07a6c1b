import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { expireTags } from '@/lib/platform/cache/expiry'
import { sendHtml, startCachedFront } from '@/tests/support/cached-front'
import { clickTo } from '@/tests/support/click'
import { POISON } from '@/tests/support/poison-headers'
import { rawRequest } from '@/tests/support/raw-request'

// Requests of Next's router. Missed notices are tested in page-cache-lost-line.test.ts; a busy machine must
// not
// look like them.
vi.mock('@/lib/platform/cache/tag-expiry.mjs', async (original) => ({
  ...(await original<typeof import('@/lib/platform/cache/tag-expiry.mjs')>()),
  isListening: () => true,
}))

let edition = 1
const dataOf = (text: string) => `1:"${text} of edition ${edition}"\n0:{"b":"build","t":"$1"}\n`

/** Next behind the front: pages for visitors, data for the router. */
const startSite = () =>
  startCachedFront((request, response) => {
    if (!request.headers.rsc) return sendHtml(response, 'a page')
    response.writeHead(200, { 'content-type': 'text/x-component', vary: 'rsc, next-router-state-tree' })
    const { cookie, 'next-router-state-tree': state } = request.headers
    response.end(dataOf(`${request.url?.split('?')[0]} for ${cookie ?? 'everybody'} with ${state}`))
  })

const click = (url: string, path: string, more: Record<string, string> = {}, tree?: unknown) => {
  const { path: target, headers } = clickTo(path, tree)
  return rawRequest(url, target, { headers: { ...headers, ...more } })
}

test('a click is answered from memory, beside the page at the same address', async () => {
  const { url, cache, renders, passed } = await startSite()
  const first = await click(url, '/team', { 'accept-encoding': 'br' })
  const again = await click(url, '/team', { 'accept-encoding': 'br' })
  expect(first.headers).toMatchObject({
    'content-type': 'text/x-component',
    'content-encoding': 'br',
    'cache-control': 'private, no-cache',
    vary: 'rsc, next-router-state-tree, accept-encoding',
    'x-content-type-options': 'nosniff',
  })
  expect(brotliDecompressSync(again.bytes).toString()).toContain('/team for everybody')
  expect([first.headers.etag, renders.length, passed.length]).toEqual([again.headers.etag, 1, 0])
  const same = await click(url, '/team', {
    'accept-encoding': 'br',
    'if-none-match': String(first.headers.etag),
  })
  expect([same.status, same.body]).toEqual([304, ''])
  expect((await rawRequest(url, '/team')).headers['content-type']).toContain('text/html')
  expect((await click(url, '/team')).headers['content-type']).toBe('text/x-component')
  expect([renders.length, cache.size().pages]).toEqual([2, 2])
})

test('whoever clicks first, the render sees nothing of what he sent but the address and which layout he holds', async () => {
  const { url, renders } = await startSite()
  const evil = ['', { children: ['(site)', { children: ['(full)', { children: ['evil', {}] }] }] }]
  const { rsc: _, ...poison } = { ...POISON, rsc: '1' }
  const first = await click(url, '/team', { ...poison, 'next-url': '/evil' }, evil)
  expect(first.body + JSON.stringify([first.headers, renders])).not.toMatch(/evil|6\.6\.6\.6|\b666\b/)
  expect((await click(url, '/team')).body).toBe(first.body)
  expect(renders).toHaveLength(1)
})

test('however many states are invented, an address has three forms', async () => {
  const { url, cache, passed } = await startSite()
  for (let at = 0; at < 50; at += 1)
    for (const layout of ['(full)', '(no-header)', '(bare)', `(evil-${at})`])
      await click(url, '/team', {}, [
        '',
        { children: ['(site)', { children: [layout, { children: [`x${at}`, {}] }] }] },
      ])
  expect([cache.size().pages, passed.length]).toEqual([3, 0])
})

test.each<[string, string, Record<string, string>]>([
  ['a session', '/team', { cookie: 'next-auth.session-token=x' }],
  ['draft mode', '/team', { cookie: '__prerender_bypass=x' }],
  ['a prefetch', '/team', { 'next-router-prefetch': '1' }],
  ['a segment', '/team', { 'next-router-segment-prefetch': '/_tree' }],
  ['a state without sense', '/team', { 'next-router-state-tree': 'evil' }],
  ['a range', '/team', { range: 'bytes=0-9' }],
  ['credentials', '/team', { authorization: 'Basic eDp5' }],
  ['a query that the page does not know', '/team?utm_source=x', {}],
  ['a query in another order', '/blog?page=2&tag=money', {}],
  ['a live page', '/search?q=x', {}],
  ['an address that is none of ours', '/TEAM', {}],
])('%s neither fills the cache nor is answered from it', async (_, path, headers) => {
  const { url, cache, passed } = await startSite()
  await click(url, '/team')
  for (let visit = 0; visit < 2; visit += 1)
    expect((await click(url, path, headers)).headers).not.toHaveProperty('etag')
  expect([cache.size().pages, passed.length]).toEqual([1, 2])
})

test('an edit empties it', async () => {
  const { url } = await startSite()
  expect((await click(url, '/team')).body).toContain(`edition ${edition}`)
  edition += 1
  await expireTags(['team_members'])
  expect((await click(url, '/team')).body).toContain(`edition ${edition}`)
})

test.each<[string, number, Record<string, string>, string]>([
  ['a redirect', 307, { location: '/elsewhere' }, ''],
  ['not found', 404, { 'content-type': 'text/x-component' }, dataOf('nothing')],
  ['data that breaks off', 200, { 'content-type': 'text/x-component' }, '1:"half'],
  ['a part that failed', 200, { 'content-type': 'text/x-component' }, `5:E{"digest":"1"}\n${dataOf('x')}`],
])('%s is passed on and not kept', async (_, status, headers, body) => {
  const { url, cache } = await startCachedFront((_request, response) =>
    response.writeHead(status, headers).end(body),
  )
  for (let visit = 0; visit < 2; visit += 1) {
    const answer = await click(url, '/team')
    expect([answer.status, answer.body, answer.headers.location]).toEqual([status, body, headers.location])
  }
  expect(cache.size().pages).toBe(0)
})
