import { readdir } from 'node:fs/promises'
import { type ClientRequest, request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionCookieName } from '@/lib/accounts/access/session-cookie'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { RECEIVING_LANES } from '@/lib/platform/media/receive-file'
import { incomingDir } from '@/lib/platform/paths'
import { givenAccount } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { type Instance, startInstance } from '@/tests/support/instance'
import { noise, someJpeg } from '@/tests/support/pictures'
import { until } from '@/tests/support/until'
import { someMp4 } from '@/tests/support/videos'

const ADDRESS = '/api/admin/uploads/pictures?filename=porch.jpg'

let server: Instance
let cookie: string

beforeAll(async () => {
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL })
  cookie = (await sessionOf(await givenAccount({ role: 'editor' }))).cookie
})
afterAll(() => server.stop())

const left = () => readdir(incomingDir()).catch(() => [])

/** Starts an upload that declares a length and sends only these bytes. */
function begin(bytes: Buffer, declared: number, headers: Record<string, string>) {
  const sent = request(server.url + ADDRESS, {
    method: 'POST',
    headers: { 'content-length': String(declared), 'sec-fetch-site': 'same-origin', ...headers },
    agent: false,
  })
  sent.on('error', () => {})
  sent.write(bytes)
  return sent
}

const statusOf = (sent: ClientRequest) =>
  new Promise<number>((resolve) => sent.on('response', (answer) => resolve(answer.statusCode ?? 0)))

const send = (bytes: Buffer, headers: Record<string, string> = { cookie }) =>
  fetch(server.url + ADDRESS, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })

test('an upload answers 201 with the picture, a duplicate 200', async () => {
  const bytes = await noise(1_400, 900).jpeg({ quality: 95 }).toBuffer()
  const first = await send(bytes)
  expect(first.status).toBe(201)
  const { picture } = (await first.json()) as { picture: { id: string; url: string } }
  expect((await fetch(server.url + picture.url)).headers.get('content-type')).toBe('image/webp')
  const again = await send(bytes)
  expect([again.status, await again.json()]).toMatchObject([
    200,
    { isDuplicate: true, picture: { id: picture.id } },
  ])
})

test('T50: requests from another site’s page are refused', async () => {
  expect((await send(await someJpeg(), { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
})

test('a refusal is received although the rest of the file is still being sent', async () => {
  const answer = await send(Buffer.alloc(6 * 1024 * 1024, 'no picture '))
  expect([answer.status, await answer.json()]).toMatchObject([400, { fieldErrors: {} }])
})

test('T65: a picture over 10 MB is refused, its length undeclared or untrue, and nothing is stored', async () => {
  const before = await db.image.count()
  const large = Buffer.concat([await someJpeg(), Buffer.alloc(11 * 1024 * 1024)])
  const chunked = request(server.url + ADDRESS, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', cookie },
    agent: false,
  })
  chunked.on('error', () => {})
  chunked.end(large)
  expect(await statusOf(chunked)).toBe(413)
  const overstated = begin(large, 15 * 1024 * 1024, { cookie })
  expect(await statusOf(overstated)).toBe(413)
  overstated.destroy()
  const understated = begin(large.subarray(0, 200), 200, { cookie })
  expect(await statusOf(understated)).toBe(400)
  await until('nothing is left', async () => (await left()).length === 0)
  expect(await db.image.count()).toBe(before)
})

test('T61: a file that is not a picture is refused by its bytes, whatever its name', async () => {
  const answer = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'))
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { fieldErrors: { file: 'This drawing cannot be read. Save it as a plain SVG with a viewBox' } },
  ])
})

test('T64: a file name that is a path is only a name', async () => {
  const address = `${server.url}/api/admin/uploads/pictures?filename=${encodeURIComponent('../../etc/passwd')}`
  const body = new Uint8Array(await someJpeg())
  const answer = await fetch(address, {
    method: 'POST',
    body,
    headers: { 'sec-fetch-site': 'same-origin', cookie },
  })
  expect(await answer.json()).toMatchObject({
    picture: {
      filename: 'passwd',
      url: expect.stringMatching(/^\/media\/pictures\/[0-9a-f]{24}\/400\.webp$/),
    },
  })
})

test('T73: strangers may send no more than in any other request, and nothing of it is read', async () => {
  const jpeg = await someJpeg()
  const stranger = begin(jpeg.subarray(0, 100), 5 * 1024 * 1024, {})
  expect(await statusOf(stranger)).toBe(413)
  const forged = begin(jpeg.subarray(0, 100), 5 * 1024 * 1024, {
    cookie: `${sessionCookieName()}=forged`,
  })
  expect(await statusOf(forged)).toBe(401)
  const tooLarge = begin(jpeg.subarray(0, 100), 30 * 1024 * 1024, { cookie })
  expect(await statusOf(tooLarge)).toBe(413)
})

test('T128: a video may be larger than other uploads, and plays from any point of the stored file', async () => {
  // An MP4 may have room that players skip.
  const room = Buffer.alloc(25 * 1024 * 1024)
  room.writeUInt32BE(room.length)
  room.write('free', 4)
  const answer = await fetch(`${server.url}/api/admin/uploads/videos?filename=walk.mp4`, {
    method: 'POST',
    body: new Uint8Array(Buffer.concat([someMp4(), room])),
    headers: { 'sec-fetch-site': 'same-origin', cookie },
  })
  expect(answer.status).toBe(201)
  const { video } = (await answer.json()) as { video: { url: string; seconds: number } }
  expect(video.seconds).toBe(58)
  const part = await fetch(server.url + video.url, { headers: { range: 'bytes=4-7' } })
  expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
    206,
    'video/mp4',
    'ftyp',
  ])
})

test('visitors get their pages while more uploads hang than are received; aborted ones leave nothing', async () => {
  const before = await db.image.count()
  const jpeg = await noise(800, 500).jpeg().toBuffer()
  const hanging = Array.from({ length: RECEIVING_LANES + 3 }, () => begin(jpeg, 1024 * 1024, { cookie }))
  await until('all lanes receive', async () => (await left()).length >= RECEIVING_LANES)
  for (const path of ['/faqs', '/contact', '/login']) {
    expect((await fetch(server.url + path)).status, path).toBe(200)
  }
  for (const sent of hanging) sent.destroy()
  await until('nothing is left', async () => (await left()).length === 0)
  expect((await send(await someJpeg())).status).toBe(201)
  expect(await db.image.count()).toBe(before + 1)
})
