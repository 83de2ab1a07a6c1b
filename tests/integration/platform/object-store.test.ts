import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { localDisk } from '@/lib/platform/integrations/storage-disk'
import { withDisk } from '@/lib/platform/integrations/storage-fallback'
import { s3Storage } from '@/lib/platform/integrations/storage-s3'
import { copyToStore } from '@/lib/records/images/move-to-store'
import { mediaFiles } from '@/lib/server/front/media-files'
import { storedMedia } from '@/lib/server/front/stored-media'
import { S3_KEYS, startS3Server } from '@/tests/support/s3-server'

const KEY = 'pictures/0123456789abcdef01234567/480.webp'
const bytes = randomBytes(300_000)

let server: Awaited<ReturnType<typeof startS3Server>>
let folder: string

beforeAll(async () => {
  server = await startS3Server()
  folder = await mkdtemp(join(tmpdir(), 'porchlight-s3-'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  server.setMode('well')
  server.objects.clear()
  server.requests.length = 0
})

const store = (timeoutMs = 5_000) => s3Storage(server.place, 'media', { timeoutMs })

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('T66: an S3-compatible store', () => {
  test('keeps, measures, reads in parts and removes, below its own folder of the bucket', async () => {
    const s3 = store()
    expect(await s3.size(KEY)).toBeNull()
    await s3.put(KEY, bytes)
    expect([...server.objects.keys()]).toEqual([`media/${KEY}`])
    expect([await s3.exists(KEY), await s3.size(KEY)]).toEqual([true, bytes.length])
    expect((await s3.read(KEY)).equals(bytes)).toBe(true)
    expect(await bytesOf(await s3.stream(KEY, { from: 10, to: 19 }))).toEqual(bytes.subarray(10, 20))
    expect((await bytesOf(await s3.stream(KEY))).equals(bytes)).toBe(true)
    expect(s3.url(KEY)).toBe(`/media/${KEY}`)
    await s3.remove(KEY)
    await s3.remove(KEY)
    await expect(s3.read(KEY)).rejects.toMatchObject({ code: 'ENOENT' })
    await expect(s3.stream(KEY)).rejects.toMatchObject({ code: 'ENOENT' })
  })

  test('takes a file of the disk with its length and digest, and again when it asks to be asked again', async () => {
    const path = join(folder, 'brochure.pdf')
    await writeFile(path, bytes)
    server.setMode('fail-once')
    await store().putFile('files/0123456789abcdef01234567/brochure.pdf', path)
    expect(server.objects.get('media/files/0123456789abcdef01234567/brochure.pdf')?.equals(bytes)).toBe(true)
    const [first, second] = server.requests
    expect(first?.headers['content-length']).toBe(String(bytes.length))
    expect(second?.headers['x-amz-content-sha256']).toBe(createHash('sha256').update(bytes).digest('hex'))
  })

  test.each(['fail', 'deny', 'cut', 'hang'] as const)(
    'that fails (%s) is a refusal with words, and names no key of its',
    async (mode) => {
      server.setMode(mode)
      const refused = await store(200)
        .put(KEY, bytes)
        .catch((error: unknown) => error)
      expect(refused).toMatchObject({
        status: 503,
        message: 'Files cannot be stored or read right now. Please try again in a minute',
      })
      expect(JSON.stringify(refused, Object.getOwnPropertyNames(refused))).not.toContain(S3_KEYS.accessKeyId)
      await expect(store(200).size(KEY)).rejects.toMatchObject({ status: 503 })
      await expect(store(200).remove(KEY)).rejects.toMatchObject({ status: 503 })
    },
  )

  test('that stops in the middle of an answer is given up, whether or not the answer was read', async () => {
    server.setMode('stall')
    const s3 = store(200)
    await expect(s3.put(KEY, bytes)).rejects.toMatchObject({ status: 503 })
    await expect(s3.size(KEY)).rejects.toMatchObject({ status: 503 })
    await expect(s3.read(KEY)).rejects.toMatchObject({ status: 503 })
    await expect(s3.stream(KEY).then(bytesOf)).rejects.toThrow()
  })

  test.each(['../outside', '/etc/passwd', 'a/../../b', 'a?list-type=2', 'A/B', ''])(
    'T64: %j is no key, and is not asked for',
    async (key) => {
      await expect(store().put(key, bytes)).rejects.toThrow('Not a storage key')
      expect(server.requests).toEqual([])
    },
  )

  test('is filled from the disk, what is there already left alone', async () => {
    await writeFile(join(folder, 'one.webp'), bytes)
    await writeFile(join(folder, '.half'), bytes)
    const s3 = store()
    const first = await copyToStore(folder, s3)
    expect(first.copied).toBeGreaterThan(0)
    expect([...server.objects.keys()].every((key) => !key.includes('.half'))).toBe(true)
    expect(await copyToStore(folder, s3)).toEqual({ copied: 0, there: first.copied, bytes: 0 })
  })
})

describe('T66: what visitors get out of the store', () => {
  let url: string
  const front = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '/'
    const media = storedMedia(() => store(200), mediaFiles(folder))
    if (!media(request, response, path)) response.writeHead(404).end()
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(front.address() as AddressInfo).port}/media/`
  })
  afterAll(() => {
    front.closeAllConnections()
    front.close()
  })

  test('the picture, kept for a year; a range; nothing when it is unchanged', async () => {
    await store().put(KEY, bytes)
    const whole = await fetch(url + KEY)
    expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    })
    expect([...whole.headers.keys()].filter((name) => name.startsWith('x-amz'))).toEqual([])
    const part = await fetch(url + KEY, { headers: { range: 'bytes=5-9' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 5-9/${bytes.length}`])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(5, 10))
    const beyond = await fetch(url + KEY, { headers: { range: 'bytes=900000-' } })
    expect(beyond.status).toBe(416)
    const etag = whole.headers.get('etag') ?? ''
    expect((await fetch(url + KEY, { headers: { 'if-none-match': etag } })).status).toBe(304)
    const head = await fetch(url + KEY, { method: 'HEAD' })
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)])
    expect((await fetch(url + KEY, { method: 'POST' })).status).toBe(405)
  })

  test('T138: a file from before the bucket was connected, which is not copied yet', async () => {
    await writeFile(join(folder, 'before.webp'), bytes)
    const found = await fetch(`${url}before.webp`)
    expect(Buffer.from(await found.arrayBuffer()).equals(bytes)).toBe(true)
    expect((await fetch(`${url}nowhere.webp`)).status).toBe(404)
    const both = withDisk(store(), localDisk(folder))
    expect([await both.size('before.webp'), await both.size('nowhere.webp')]).toEqual([bytes.length, null])
    expect((await both.read('before.webp')).equals(bytes)).toBe(true)
    expect((await bytesOf(await both.stream('before.webp'))).equals(bytes)).toBe(true)
    await both.remove('before.webp')
    expect(await both.exists('before.webp')).toBe(false)
  })

  test('404 for what is not there, is no key, or lies in another folder of the bucket', async () => {
    server.objects.set('private/files/guide.pdf', bytes)
    for (const key of [KEY, '%2e%2e/private/files/guide.pdf', '..%2fprivate/files/guide.pdf', '.env', '']) {
      const answer = await fetch(url + key)
      expect([key, answer.status]).toEqual([key, 404])
      await answer.arrayBuffer()
    }
  })

  test.each(['fail', 'deny', 'cut', 'hang'] as const)(
    'a neutral 503 that nobody keeps while it fails: %s',
    async (mode) => {
      server.setMode(mode)
      const answer = await fetch(url + KEY)
      const text = await answer.text()
      expect(answer.status).toBe(503)
      expect(JSON.parse(text)).toEqual({
        message: 'This file cannot be shown right now. Please try again in a minute.',
      })
      expect([answer.headers.get('cache-control'), answer.headers.get('retry-after')]).toEqual([
        'no-store',
        '30',
      ])
    },
  )
})
