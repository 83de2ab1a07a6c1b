import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenAccount } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { createDatabase } from '@/tests/support/database'
import { databaseFingerprint } from '@/tests/support/database-fingerprint'
import { type Instance, startInstance } from '@/tests/support/instance'
import { rawRequest } from '@/tests/support/raw-request'

const OLD = '/communities/juniper-house'
const NEW = '/communities/drafted-house'

let database: Awaited<ReturnType<typeof createDatabase>>
let server: Instance
let community: { id: string; name: string }
let editor: { id: string }
let staffCookie: string

beforeAll(async () => {
  database = await createDatabase('seeded')
  env().DATABASE_URL = database.url
  community = await db.community.findUniqueOrThrow({
    where: { slug: 'juniper-house' },
    select: { id: true, name: true },
  })
  editor = await givenAccount({ role: 'editor' })
  staffCookie = (await sessionOf(editor)).cookie
  server = await startInstance('web', { databaseUrl: database.url })
})

afterAll(async () => {
  await server.stop()
  await database.drop()
})

const JSON_FROM_US = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** Stores an editor's unpublished draft. */
async function type(id: string, values: object): Promise<void> {
  await db.draft.deleteMany({ where: { entityId: id } })
  const answer = await rawRequest(server.url, `/api/admin/communities/${id}/draft`, {
    method: 'PUT',
    headers: { ...JSON_FROM_US, cookie: staffCookie },
    body: JSON.stringify({ values }),
  })
  expect(answer.status, answer.body).toBe(200)
}

async function makeLink(id = community.id, days = 1): Promise<{ url: string; path: string }> {
  const answer = await rawRequest(server.url, `/api/admin/communities/${id}/preview`, {
    method: 'POST',
    headers: { ...JSON_FROM_US, cookie: staffCookie },
    body: JSON.stringify({ days }),
  })
  expect(answer.status, answer.body).toBe(201)
  return JSON.parse(answer.body)
}

/** Opens a link without an account. @returns the cookie that the browser keeps, and the redirect */
async function open({ url }: { url: string }) {
  const { pathname, search } = new URL(url)
  const { status, headers, body } = await rawRequest(server.url, pathname + search)
  const cookie = String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
  return { status, cookie, location: headers.location, body }
}

const page = (path: string, cookie?: string) =>
  rawRequest(server.url, path, { headers: { accept: 'text/html', ...(cookie && { cookie }) } })

test('D3: anyone with the link sees the draft on its own page, in lists and at its new address; nobody else does', async () => {
  expect((await page(OLD)).body).toContain(community.name)
  await type(community.id, { name: 'Drafted House', slug: 'drafted-house' })
  const link = await makeLink()
  expect(link.path).toBe(NEW)
  const stored = await databaseFingerprint()
  const { status, cookie, location } = await open(link)
  expect([status, location]).toEqual([307, NEW])

  const shown = await page(NEW, cookie)
  expect(shown.status).toBe(200)
  expect(shown.body).toContain('Drafted House')
  expect(shown.body).toContain('Exit preview')
  expect(shown.headers['x-robots-tag']).toBe('noindex')
  expect(shown.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(shown.headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(shown.headers['cache-control']).toMatch(/no-store|private/)
  expect((await page('/communities', cookie)).body).toContain('Drafted House')
  expect((await page(OLD, cookie)).headers.location).toBe(NEW)

  for (const path of [OLD, '/communities']) {
    const { status, body, headers } = await page(path)
    expect(status, path).toBe(200)
    expect(body, path).not.toContain('Drafted House')
    expect(body, path).not.toContain('Exit preview')
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
  expect((await page(NEW)).status).toBe(404)
  expect(await databaseFingerprint()).toEqual(stored)
})

test('D3: several people preview at once, and no draft reaches the visitors’ cache', async () => {
  await type(community.id, { heading: 'Words nobody has published' })
  const { cookie } = await open(await makeLink())
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, at) => page(at % 2 ? '/' : OLD, at % 3 ? cookie : undefined)),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  expect(server.output()).not.toMatch(/warn/i)
  for (const path of [OLD, '/communities', '/'])
    expect((await page(path)).body).not.toContain('nobody has published')
  expect((await page(OLD, cookie)).body).toContain('Words nobody has published')
})

test('D3: a new community is previewed before it is public; what its draft lacks is reported', async () => {
  const id = '01900000-0000-7000-8000-0000000000d3'
  await type(id, { name: 'Larkspur House' })
  const refused = await rawRequest(server.url, `/api/admin/communities/${id}/preview`, {
    method: 'POST',
    headers: { ...JSON_FROM_US, cookie: staffCookie },
    body: '{}',
  })
  expect(refused.status).toBe(400)
  expect(JSON.parse(refused.body).fieldErrors).toHaveProperty('slug')

  await type(id, { name: 'Larkspur House', slug: 'larkspur-house', city: 'Golden' })
  const link = await makeLink(id)
  const { cookie } = await open(link)
  expect((await page(link.path, cookie)).body).toContain('Larkspur House')
  expect((await page(link.path)).status).toBe(404)

  // The draft loses its address after the link was shared.
  await type(id, { name: 'Larkspur House', slug: '' })
  const gone = await page('/communities', cookie)
  expect(gone.status).toBe(404)
  expect(gone.body).toContain('No preview yet')
})

test('D3: a link ends with its lifetime or its author’s account, and invented links are refused', async () => {
  await type(community.id, { heading: 'Words of a draft' })
  const link = await makeLink()
  const { cookie } = await open(link)
  expect((await page(OLD, cookie)).body).toContain('Words of a draft')

  const token = new URL(link.url).searchParams.get('link') ?? ''
  const forged = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`
  for (const made of [forged, 'x', '']) {
    const answer = await page(OLD, `porchlight_preview=${made}`)
    expect(answer.body, made).not.toContain('Words of a draft')
    expect(String(answer.headers['set-cookie']), made).toContain('porchlight_preview=;')
  }

  await db.user.update({ where: { id: editor.id }, data: { disabledAt: new Date() } })
  expect((await page(OLD, cookie)).body).toContain('This preview link has expired')
  expect((await open(link)).body).toContain('This preview link has expired')
  await db.user.update({ where: { id: editor.id }, data: { disabledAt: null, role: 'viewer' } })
  expect((await page(OLD, cookie)).body).not.toContain('Words of a draft')
  await db.user.update({ where: { id: editor.id }, data: { role: 'editor' } })

  await db.previewLink.deleteMany()
  expect((await page(OLD, cookie)).body).toContain('This preview link has expired')
})

test('D3: leaving removes the cookie', async () => {
  const { headers, status } = await page('/preview/leave', 'porchlight_preview=x')
  expect([status, headers.location]).toEqual([307, '/'])
  expect(String(headers['set-cookie'])).toMatch(/^porchlight_preview=; Max-Age=0/)
})

test('D3: only users who may edit create links; the back office itself is never previewed', async () => {
  const viewer = (await sessionOf(await givenAccount({ role: 'viewer' }))).cookie
  for (const [cookie, status] of [
    [viewer, 403],
    ['', 401],
  ] as const) {
    const answer = await rawRequest(server.url, `/api/admin/communities/${community.id}/preview`, {
      method: 'POST',
      headers: { ...JSON_FROM_US, ...(cookie && { cookie }) },
      body: '{}',
    })
    expect(answer.status).toBe(status)
  }
  await type(community.id, { name: 'Drafted House' })
  const { cookie } = await open(await makeLink())
  const list = await page('/admin/communities', `${cookie}; ${staffCookie}`)
  expect(list.status).toBe(200)
  expect(list.body).not.toContain('Exit preview')
})
