import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { mediaDir } from '@/lib/platform/paths'
import { givenAccount } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { type Instance, startInstance } from '@/tests/support/instance'
import { noise } from '@/tests/support/pictures'
import { S3_KEYS, startS3Server } from '@/tests/support/s3-server'

let store: Awaited<ReturnType<typeof startS3Server>>
let server: Instance
let cookie: string

beforeAll(async () => {
  store = await startS3Server()
  server = await startInstance('web', { databaseUrl: env().DATABASE_URL, env: store.env })
  cookie = (await sessionOf(await givenAccount({ role: 'editor' }))).cookie
})
afterAll(async () => {
  await server.stop()
  await store.stop()
})

const upload = (bytes: Buffer, to: string) =>
  fetch(`${server.url}/api/admin/uploads/${to}`, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  })

test('T66: pictures and files go to the store and come out of it under the same addresses', async () => {
  const answer = await upload(
    await noise(900, 600).jpeg().toBuffer(),
    'pictures?filename=porch.jpg&alt=A+porch',
  )
  expect(answer.status).toBe(201)
  const { picture } = (await answer.json()) as { picture: { url: string; variants: { url: string }[] } }
  expect(picture.url).toMatch(/^\/media\/pictures\//)
  for (const { url } of picture.variants) {
    expect(store.objects.has(url.slice(1))).toBe(true)
    expect(existsSync(join(mediaDir(), url.replace('/media/', '')))).toBe(false)
  }
  const shown = await fetch(server.url + picture.url)
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp'])
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(store.objects.get(picture.url.slice(1)))
})

test('T66: a store that is down refuses the upload with words, leaves no row, and takes it afterwards', async () => {
  const bytes = await noise(700, 500).jpeg().toBuffer()
  const before = await db.image.count()
  store.setMode('deny')
  const refused = await upload(bytes, 'pictures?filename=garden.jpg&alt=A+garden')
  expect([refused.status, await refused.json()]).toMatchObject([
    503,
    { message: 'Files cannot be stored or read right now. Please try again in a minute' },
  ])
  expect(await db.image.count()).toBe(before)
  expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200)
  store.setMode('well')
  expect((await upload(bytes, 'pictures?filename=garden.jpg&alt=A+garden')).status).toBe(201)
  const { accessKeyId, secretAccessKey } = S3_KEYS
  expect(server.output()).toContain('object store')
  for (const secret of [accessKeyId, secretAccessKey, 'AWS4-HMAC'])
    expect(server.output()).not.toContain(secret)
})
