import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenAccount } from '@/tests/support/accounts'
import { sessionOf } from '@/tests/support/actors'
import { type Instance, startInstance } from '@/tests/support/instance'

/** How long an edit may take to appear on every instance. */
const EDIT_VISIBLE_MS = 2_000

const start = () => startInstance('web', { databaseUrl: env().DATABASE_URL })

let first: Instance
let second: Instance
let cookie: string
let id: string

beforeAll(async () => {
  ;({ cookie } = await sessionOf(await givenAccount()))
  await db.siteSettings.create({ data: { companyName: 'Evergrove Senior Living' } })
  const row = { slug: 'ruth-adler', name: 'Ruth Adler', role: 'Volunteer' }
  ;({ id } = await db.teamMember.create({ data: row }))
  first = await start()
  second = await start()
})

afterAll(async () => {
  await first.stop()
  await second.stop()
})

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

function send(method: string, path: string, body?: unknown, headers: Record<string, string> = SAME_ORIGIN) {
  const init: RequestInit = { method, headers: { cookie, ...headers } }
  if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(`${first.url}/api/admin/${path}`, init)
}

async function shows(instance: Instance, path: string, text: string): Promise<boolean> {
  const deadline = Date.now() + EDIT_VISIBLE_MS
  do {
    const html = await (await fetch(instance.url + path)).text()
    if (html.includes(text)) return true
  } while (Date.now() < deadline)
  return false
}

describe('an edit', () => {
  test('is on the public pages within two seconds, on a second instance too and after kill -9', async () => {
    for (const instance of [first, second]) {
      expect(await shows(instance, '/team', 'Ruth Adler')).toBe(true)
      expect(await shows(instance, '/team/ruth-adler', 'Volunteer')).toBe(true)
    }
    const answer = await send('PATCH', `team-members/${id}`, { name: 'Ruth Adlerson', role: 'Librarian' })
    expect(answer.status).toBe(200)
    for (const instance of [first, second]) {
      expect(await shows(instance, '/team', 'Ruth Adlerson')).toBe(true)
      expect(await shows(instance, '/team/ruth-adler', 'Librarian')).toBe(true)
    }
    await second.kill()
    second = await start()
    expect(await shows(second, '/team', 'Ruth Adlerson')).toBe(true)
  })

  test('of a slug moves the page and leaves a permanent redirect on every instance', async () => {
    expect((await send('PATCH', `team-members/${id}`, { slug: 'ruth' })).status).toBe(200)
    for (const instance of [first, second]) {
      expect(await shows(instance, '/team/ruth', 'Ruth Adlerson')).toBe(true)
      const old = await fetch(`${instance.url}/team/ruth-adler`, { redirect: 'manual' })
      expect([old.status, old.headers.get('location')]).toEqual([308, '/team/ruth'])
    }
  })
})

describe('the REST API', () => {
  test('answers lists, records, and errors in one shape', async () => {
    const list = await (await send('GET', 'team-members?search=ruth&pageSize=5')).json()
    expect(list).toMatchObject({ total: 1, page: 1, pageSize: 5, rows: [{ id, name: 'Ruth Adlerson' }] })
    expect(await (await send('GET', `team-members/${id}`)).json()).toMatchObject({
      id,
      tags: [],
      active: true,
    })

    const refused = await send('POST', 'team-members', { name: '', slug: 'Ruth!', role: 'x' })
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      message: 'Please check the marked fields',
      fieldErrors: {
        name: 'Name is required',
        slug: 'Slug must be lowercase letters, numbers, and hyphens only',
      },
    })
    const taken = await send('POST', 'team-members', { name: 'Ruth', slug: 'ruth', role: 'Cook' })
    expect([taken.status, await taken.json()]).toMatchObject([
      409,
      {
        message: 'Slug is already used by another team member',
        fieldErrors: { slug: 'Slug is already used by another team member' },
      },
    ])
    for (const path of ['no-such-entity', 'team-members/not-an-id', `team-members/${'0'.repeat(36)}`])
      expect((await send('GET', path)).status, path).toBe(404)
    for (const path of ['team-members?id[not]=x', 'team-members?sort=password'])
      expect((await send('GET', path)).status, path).toBe(400)
  })

  test('creates, reads back, restores and deletes', async () => {
    const body = { name: 'Ada', slug: 'ada', role: 'Cook', active: false }
    const created = await send('POST', 'team-members', body)
    expect(created.status).toBe(201)
    const made = await created.json()
    await send('PATCH', `team-members/${made.id}`, { role: 'Nurse', updatedAt: made.updatedAt })
    const stale = await send('PATCH', `team-members/${made.id}`, { role: 'x', updatedAt: made.updatedAt })
    expect(stale.status).toBe(409)
    const history = await (await send('GET', `team-members/${made.id}/revisions`)).json()
    expect(history).toMatchObject([
      { number: 2, changes: [{ field: 'role', before: 'Cook', after: 'Nurse' }] },
      { number: 1 },
    ])
    const restored = await send('POST', `team-members/${made.id}/revisions`, { number: 1 })
    expect(await restored.json()).toMatchObject({ role: 'Nurse', active: false })
    const draft = await (await send('GET', `team-members/${made.id}/draft`)).json()
    expect(draft.values).toMatchObject({ role: 'Cook' })
    expect((await send('DELETE', `team-members/${made.id}`)).status).toBe(204)
    expect((await send('GET', `team-members/${made.id}`)).status).toBe(404)
  })

  test('of a single has no id', async () => {
    expect(await (await send('GET', 'site-settings')).json()).toMatchObject({
      companyName: 'Evergrove Senior Living',
    })
    const answer = await send('PATCH', 'site-settings', { companyState: 'Colorado' })
    expect((await answer.json()).fieldErrors).toEqual({ companyState: 'Please use exactly 2 characters' })
    expect((await send('POST', 'site-settings', {})).status).toBe(405)
    expect((await send('PATCH', 'team-members', {})).status).toBe(405)
  })

  test('moves a record past its neighbor', async () => {
    const [one, two] = await Promise.all(
      ['one', 'two'].map(async (slug) => {
        const answer = await send('POST', 'team-members', { name: slug, slug, role: 'Cook' })
        return (await answer.json()).id as string
      }),
    )
    const move = (body: unknown) => send('PATCH', 'team-members/order', body)
    const order = async () => {
      const { rows } = await (await send('GET', 'team-members')).json()
      return rows.map((row: { id: string }) => row.id)
    }
    expect((await move({ id: two, before: id })).status).toBe(200)
    expect(await order()).toEqual([two, id, one])
    expect((await move({ id: two, after: one })).status).toBe(200)
    expect(await order()).toEqual([id, one, two])
    expect((await move({ id: two, after: id, before: one })).status).toBe(200)
    expect(await order()).toEqual([id, two, one])
    for (const odd of [{ id: two }, { id: two, before: null, after: null }, { id: two, before: 'x' }])
      expect((await move(odd)).status).toBe(400)
    expect((await move({ id: two, before: '018f0000-0000-7000-8000-000000000000' })).status).toBe(409)
  })

  test('T50: refuses requests from other sites and accepts those from our own pages', async () => {
    const before = await db.auditEntry.count()
    const evil: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      { 'sec-fetch-site': 'same-site', 'content-type': 'application/json' },
      { origin: 'https://evil.example', 'content-type': 'application/json' },
      { origin: 'null', 'content-type': 'application/json' },
      { 'content-type': 'application/json' },
    ]
    const mutations = [
      ['POST', 'team-members'],
      ['PATCH', `team-members/${id}`],
      ['DELETE', `team-members/${id}`],
      ['PATCH', 'site-settings'],
      ['PATCH', 'team-members/order'],
      ['POST', `team-members/${id}/revisions`],
    ] as const
    for (const [method, path] of mutations) {
      for (const headers of evil)
        expect((await send(method, path, { name: 'x' }, headers)).status, `${method} ${path}`).toBe(403)
      if (method === 'DELETE') continue
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
        const headers = { 'sec-fetch-site': 'same-origin', 'content-type': type }
        expect((await send(method, path, '{"name":"x"}', headers)).status, `${method} ${path}`).toBe(415)
      }
    }
    expect(await db.auditEntry.count()).toBe(before)
    // Old browsers send no Fetch Metadata but the right Origin.
    const old = { origin: first.url, 'content-type': 'application/json' }
    expect((await send('PATCH', `team-members/${id}`, { department: 'Library' }, old)).status).toBe(200)
  })

  test('limits and validates what it reads', async () => {
    const path = `team-members/${id}`
    expect((await send('PATCH', path, { bio: 'x'.repeat(1_100_000) })).status).toBe(413)
    expect((await send('PATCH', path, '{broken')).status).toBe(400)
    expect((await send('PATCH', path, '["a list"]')).status).toBe(400)
    expect((await send('PATCH', path, '{"name":"a\\u0000b"}')).status).toBe(400)
  })
})
