import type { IncomingHttpHeaders } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { isStorable, storedPage } from '@/lib/server/front/stored-page'

const HTML = `<!DOCTYPE html><html><body>${'A porch. '.repeat(500)}</body></html>`
const NEXT = 'private, no-cache, no-store, max-age=0, must-revalidate'

function rendered(headers: IncomingHttpHeaders = {}, html = HTML, status = 200) {
  const own = { 'content-type': 'text/html; charset=utf-8', 'cache-control': NEXT, ...headers }
  return { status, headers: own, body: Buffer.from(html) }
}

test('a whole public page is kept', () => {
  expect(isStorable(rendered())).toBe(true)
  expect(isStorable(rendered({ 'cache-control': 'public, max-age=60' }))).toBe(true)
  expect(isStorable(rendered({ 'content-type': 'text/x-component' }, '1:"A porch"\n0:{"b":"1"}\n'))).toBe(
    true,
  )
})

test.each<[string, ReturnType<typeof rendered>]>([
  ['not found', rendered({}, HTML, 404)],
  ['an error', rendered({}, HTML, 500)],
  ['a part', rendered({}, HTML, 206)],
  ['a redirect', rendered({ location: '/' }, HTML, 307)],
  ['data', rendered({ 'content-type': 'application/json' })],
  ['half of the data of a page', rendered({ 'content-type': 'text/x-component' }, '1:"A porch"\n0:')],
  ['a cookie', rendered({ 'set-cookie': ['a=b'] })],
  ['a private answer', rendered({ 'cache-control': 'private' })],
  ['an answer that forbids it', rendered({ 'cache-control': 'no-store' })],
  ['encoded bytes', rendered({ 'content-encoding': 'gzip' })],
  ['a nonce', rendered({ 'content-security-policy': "script-src 'nonce-abc'" })],
  ['what varies with everything', rendered({ vary: '*' })],
  ['half a page', rendered({}, HTML.slice(0, -20))],
  ['nothing', rendered({}, '')],
  ['a part that failed', rendered({}, HTML.replace('A porch', '<template data-dgst="1"></template>'))],
  ['a page that failed', rendered({}, HTML.replace('<html>', '<html id="__next_error__">'))],
  ['a payload that failed', rendered({}, HTML.replace('A porch', String.raw`"7:E{\"digest\":\"1\"}"`))],
  ['data that failed', rendered({ 'content-type': 'text/x-component' }, '7:E{"digest":"1"}\n0:{"b":"1"}\n')],
])('%s is not kept', (_, answer) => {
  expect(isStorable(answer)).toBe(false)
})

test('the three encodings hold the same page under three strong tags', async () => {
  const page = await storedPage(rendered({ vary: 'rsc', link: '</x.css>' }), 0)
  expect(page.identity.body.toString()).toBe(HTML)
  expect(gunzipSync(page.gzip.body).toString()).toBe(HTML)
  expect(brotliDecompressSync(page.br.body).toString()).toBe(HTML)
  const tags = [page.identity, page.gzip, page.br].map(({ etag }) => etag)
  expect(new Set(tags).size).toBe(3)
  expect(tags.every((tag) => /^"[\w-]+"$/.test(tag))).toBe(true)
  expect(page.bytes).toBeGreaterThan(page.identity.body.length + page.gzip.body.length + page.br.body.length)
})

test('an unchanged page keeps its compressed bytes, a changed one does not', async () => {
  const first = await storedPage(rendered(), 0)
  const again = await storedPage(rendered(), 1, first)
  expect(again.gzip.body).toBe(first.gzip.body)
  expect(again.since).toBe(1)
  const changed = await storedPage(rendered({}, HTML.replace('porch', 'house')), 2, first)
  expect(changed.gzip.etag).not.toBe(first.gzip.etag)
  expect(gunzipSync(changed.gzip.body).toString()).toContain('A house')
})

test('a large page is made smaller once it can be sent', async () => {
  const words = Array.from({ length: 4_000 }, (_, index) => `porch ${(index * 7_919) % 1_009}`).join(' ')
  const html = `<!DOCTYPE html><html><body>${words}</body></html>`
  const page = await storedPage(rendered({}, html), 0)
  const first = page.br
  await vi.waitFor(() => expect(page.br).not.toBe(first), { timeout: 30_000 })
  expect(page.br.body.length).toBeLessThan(first.body.length)
  expect(brotliDecompressSync(page.br.body).toString()).toBe(html)
})
