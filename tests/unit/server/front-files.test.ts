import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtFiles } from '@/lib/server/front/built-files'
import { mediaFiles } from '@/lib/server/front/media-files'
import { sendRaw, startFront } from '@/tests/support/front'
import { rawRequest } from '@/tests/support/raw-request'

function folder(files: Record<string, string>): string {
  const top = mkdtempSync(join(tmpdir(), 'porchlight-files-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(top, name, '..'), { recursive: true })
    writeFileSync(join(top, name), content)
  }
  return top
}

async function startMedia() {
  const top = folder({
    'media/a/b.avif': 'picture',
    'media/plan.svg': '<svg/>',
    'media/odd.xyz': '?',
    'media/menu.pdf': '%PDF',
    'media/walk.mp4': 'moving',
    'media/walk.vtt': 'WEBVTT',
    secret: 'secret',
  })
  return startFront((_request, response) => response.writeHead(404).end('next'), {
    steps: [mediaFiles(join(top, 'media'))],
  })
}

test('an uploaded picture is served with its type, for ever', async () => {
  const { url } = await startMedia()
  const response = await fetch(`${url}/media/a/b.avif`)
  expect(await response.text()).toBe('picture')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/avif',
    'content-length': '7',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
})

test.each([
  ['bytes=0-2', 206, 'pic', 'bytes 0-2/7'],
  ['bytes=4-', 206, 'ure', 'bytes 4-6/7'],
  ['bytes=-2', 206, 're', 'bytes 5-6/7'],
  ['bytes=5-900', 206, 're', 'bytes 5-6/7'],
  ['bytes=7-', 416, undefined, 'bytes */7'],
  ['lines=1-2', 200, 'picture', null],
])('players and viewers get the part they ask for: %s', async (range, status, text, said) => {
  const { url } = await startMedia()
  const response = await fetch(`${url}/media/a/b.avif`, { headers: { range } })
  expect([response.status, response.headers.get('content-range')]).toEqual([status, said])
  if (text !== undefined) expect(await response.text()).toBe(text)
})

test('T128: a video plays from any point and stays in caches, and captions have their type', async () => {
  const { url } = await startMedia()
  const part = await fetch(`${url}/media/walk.mp4`, { headers: { range: 'bytes=2-3' } })
  expect([part.status, await part.text()]).toEqual([206, 'vi'])
  expect(Object.fromEntries(part.headers)).toMatchObject({
    'content-type': 'video/mp4',
    'content-range': 'bytes 2-3/6',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const captions = await fetch(`${url}/media/walk.vtt`)
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
})

test('what the browser has already is not sent again, and HEAD sends nothing', async () => {
  const { url } = await startMedia()
  const head = await fetch(`${url}/media/a/b.avif`, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '7', ''])
  // Not fetch, which adds a no-cache header.
  const headers = { 'if-none-match': head.headers.get('etag') ?? '' }
  const again = await rawRequest(url, '/media/a/b.avif', { headers })
  expect(again.status).toBe(304)
})

test('an uploaded drawing can run nothing, and an unknown kind or a PDF is downloaded', async () => {
  const { url } = await startMedia()
  const drawing = await fetch(`${url}/media/plan.svg`)
  expect(drawing.headers.get('content-security-policy')).toContain("default-src 'none'")
  const odd = await fetch(`${url}/media/odd.xyz`)
  expect(odd.headers.get('content-disposition')).toBe('attachment')
  expect(odd.headers.get('content-type')).toBe('application/octet-stream')
  const menu = await fetch(`${url}/media/menu.pdf`)
  expect(menu.headers.get('content-disposition')).toBe('attachment')
})

test.each([
  '/media/../secret',
  '/media/a/../../secret',
  '/media/%2e%2e/secret',
  '/media/..%2fsecret',
  '/media/%2e%2e%5csecret',
  '/media/a/b.avif%00.png',
  '/media/%zz',
  '/media/',
  '/media/a',
  '/media/.hidden',
])('%s is not found', async (path) => {
  const { port } = await startMedia()
  const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
  expect(answer).not.toContain('secret')
})

test('files of the build are served compressed when the browser can read that', async () => {
  const top = folder({
    'chunks/x.js': 'let x',
    'chunks/x.js.br': 'BR',
    'chunks/x.js.gz': 'GZ',
    'media/f.woff2': 'font',
  })
  const { url } = await startFront((_request, response) => response.writeHead(404).end(), {
    steps: [await builtFiles(top)],
  })
  const plain = await fetch(`${url}/_next/static/chunks/x.js`, { headers: { 'accept-encoding': 'identity' } })
  expect(await plain.text()).toBe('let x')
  expect(plain.headers.get('vary')).toBe('accept-encoding')
  expect(plain.headers.get('cache-control')).toContain('immutable')
  const head = await fetch(`${url}/_next/static/chunks/x.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip, br' },
  })
  expect(head.headers.get('content-encoding')).toBe('br')
  expect(head.headers.get('content-length')).toBe('2')
  expect((await fetch(`${url}/_next/static/media/f.woff2`)).headers.get('content-type')).toBe('font/woff2')
  expect((await fetch(`${url}/_next/static/chunks/x.js.br`)).status).toBe(404)
  expect((await fetch(`${url}/_next/static/nothing.js`)).status).toBe(404)
})
