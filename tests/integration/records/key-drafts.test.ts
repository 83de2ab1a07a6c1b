import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { entityNamed } from '@/lib/records/entities/registry'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { givenActors } from '@/tests/support/actors'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'
import { callHandler } from '@/tests/support/api-handlers'
import { givenKey } from '@/tests/support/api-keys'

// Handlers without Next: the request's cookie is what Next would pass on.
let cookie: string | null = null
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => {
      const [key, value] = cookie?.split('=') ?? []
      return key === name ? { name, value } : undefined
    },
  }),
}))
vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  connection: async () => {},
}))

beforeEach(async () => {
  cookie = null
  await db.$executeRaw`truncate communities, faqs, team_members, drafts, revisions, api_keys, rate_limits cascade`
})

type Key = Awaited<ReturnType<typeof givenKey>>
type Sent = { id?: string; body?: object; query?: string; headers?: Record<string, string> }

async function call(method: string, path: string, { headers }: Pick<Key, 'headers'>, sent: Sent = {}) {
  const answer = await callHandler(method, path, {
    headers: { ...headers, ...sent.headers },
    ...(sent.id && { params: { id: sent.id } }),
    ...(sent.query && { query: sent.query }),
    ...(sent.body && { body: sent.body }),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, json: text ? JSON.parse(text) : null }
}

const ONE = '/api/v1/drafts/team-members/{id}'
const save = (key: Key, id: string, body: object) => call('PUT', ONE, key, { id, body })

describe('a key with content:drafts', () => {
  test('lists and reads what it may change, published or not, and no more', async () => {
    const [own, other] = [await givenCommunity('own'), await givenCommunity('other')]
    await db.teamMember.createMany({
      data: [
        member('shown', { communityId: own.id }),
        member('hidden', { communityId: own.id, active: false }),
        member('foreign', { communityId: other.id }),
      ],
    })
    const hidden = await db.teamMember.findUniqueOrThrow({ where: { slug: 'hidden' } })
    const foreign = await db.teamMember.findUniqueOrThrow({ where: { slug: 'foreign' } })
    const key = await givenKey(['content:drafts'], { communityIds: [own.id] })
    const { json: draft } = await save(key, hidden.id, { values: { bio: 'Sings' } })
    const list = await call('GET', '/api/v1/drafts/team-members', key, { query: '?sort=name' })
    expect(list.json.rows).toMatchObject([
      { slug: 'hidden', draftUpdatedAt: draft.draftUpdatedAt },
      { slug: 'shown', draftUpdatedAt: null },
    ])
    expect((await call('GET', ONE, key, { id: hidden.id })).json).toMatchObject({
      record: { slug: 'hidden', active: false },
      draft: { values: { bio: 'Sings' }, isMine: true },
    })
    expect((await call('GET', ONE, key, { id: foreign.id })).status).toBe(404)
    // The addresses of content show it only what visitors see.
    const content = await call('GET', '/api/v1/content/team-members', key)
    expect(content.json.rows.map(({ slug }: { slug: string }) => slug)).toEqual(['shown'])
    const one = await call('GET', '/api/v1/content/team-members/{id}', key, { id: hidden.id })
    expect(one.status).toBe(404)
  })

  test('sees drafts of colleagues without their names', async () => {
    const key = await givenKey(['content:drafts'])
    const { id } = await db.teamMember.create({ data: member('ruth') })
    await saveDraft(somebody('editor'), entityNamed('teamMember'), id, { values: { bio: 'By hand' } })
    const { json } = await call('GET', ONE, key, { id })
    expect(json.draft).toMatchObject({ values: { bio: 'By hand' }, isMine: false })
    const stale = await save(key, id, { values: { bio: 'Mine' } })
    expect(stale.status).toBe(409)
    expect(JSON.stringify([json, stale.json])).not.toContain('a editor')
  })

  test('does not overwrite what another program with the same key has stored', async () => {
    const key = await givenKey(['content:drafts'])
    const { id } = await db.teamMember.create({ data: member('ruth') })
    const first = await save(key, id, { values: { bio: 'First' } })
    const { draftUpdatedAt } = first.json
    const second = await save(key, id, { values: { bio: 'Second' }, draftUpdatedAt })
    expect(second.status).toBe(200)
    for (const stale of [{}, { draftUpdatedAt: null }, { draftUpdatedAt }]) {
      expect((await save(key, id, { values: { bio: 'Third' }, ...stale })).status).toBe(409)
    }
    // A repeat whose answer was lost is no conflict.
    expect(await save(key, id, { values: { bio: 'Second' }, draftUpdatedAt })).toMatchObject({ status: 200 })
    expect((await call('GET', ONE, key, { id })).json.draft.values).toEqual({ bio: 'Second' })
  })

  test('is told when the draft that it changes is gone, because somebody published or discarded it', async () => {
    const key = await givenKey(['content:drafts'])
    const { id } = await db.teamMember.create({ data: member('ruth') })
    const { draftUpdatedAt } = (await save(key, id, { values: { bio: 'First' } })).json
    await db.draft.deleteMany()
    expect((await save(key, id, { values: { bio: 'Second' }, draftUpdatedAt })).status).toBe(409)
    expect((await save(key, id, { values: { bio: 'Second' } })).status).toBe(200)
  })

  test('withdraws its own draft, and no other', async () => {
    const key = await givenKey(['content:drafts'])
    const { id } = await db.teamMember.create({ data: member('ruth') })
    await save(key, id, { values: { bio: 'Sings' } })
    expect((await call('GET', '/api/v1/drafts', key)).json.drafts).toMatchObject([
      { entity: 'team-members', id, isNew: false },
    ])
    expect((await call('DELETE', ONE, key, { id })).status).toBe(204)
    expect(await db.draft.count()).toBe(0)
    await saveDraft(somebody('editor'), entityNamed('teamMember'), id, { values: { bio: 'By hand' } })
    expect((await call('DELETE', ONE, key, { id })).status).toBe(403)
    expect(await db.draft.count()).toBe(1)
  })

  test('makes a complete new record of its draft, unpublished', async () => {
    const key = await givenKey(['content:drafts'])
    const id = randomUUID()
    const path = '/api/v1/drafts/faqs/{id}'
    const values = { question: 'May I bring my cat?', answer: 'Yes.' }
    await call('PUT', path, key, { id, body: { values } })
    expect(await call('POST', path, key, { id, body: {} })).toMatchObject({
      status: 200,
      json: { id, active: false },
    })
  })
})

test('the addresses for programs know no sessions, and no scope opens another', async () => {
  cookie = await (await givenActors())('admin')
  const { id } = await db.teamMember.create({ data: member('ruth') })
  for (const path of ['/api/v1/content/team-members', '/api/v1/drafts/team-members', '/api/v1/drafts']) {
    expect((await call('GET', path, { headers: {} } as Key)).status, path).toBe(401)
  }
  const reader = await givenKey(['content:read'])
  expect((await call('GET', '/api/v1/drafts/team-members', reader)).status).toBe(403)
  expect((await save(reader, id, { values: { bio: 'Sings' } })).status).toBe(403)
  const sender = await givenKey(['leads:write'])
  expect((await call('GET', '/api/v1/content/team-members', sender)).status).toBe(403)
})

test('an answer that a program has already is 304 without a body', async () => {
  const key = await givenKey(['content:read'])
  const { id } = await db.teamMember.create({ data: member('ruth') })
  const path = '/api/v1/content/team-members'
  const etag = (await call('GET', path, key)).headers.get('etag') ?? ''
  expect(etag).toMatch(/^"[\w-]+"$/)
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
    const again = await call('GET', path, key, { headers: { 'if-none-match': known } })
    expect([again.status, again.json, again.headers.get('etag')]).toEqual([304, null, etag])
  }
  await db.teamMember.update({ where: { id }, data: { bio: 'Sings' } })
  expect((await call('GET', path, key, { headers: { 'if-none-match': etag } })).status).toBe(200)
})

test('programs hear at an address of the back office which one to call instead, and people do not', async () => {
  const key = await givenKey(['content:read'])
  const { headers, status } = await call('GET', '/api/admin/faqs', key)
  expect(status).toBe(200)
  expect(headers.get('deprecation')).toMatch(/^@\d{10}$/)
  expect(Date.parse(headers.get('sunset') ?? '')).toBeGreaterThan(Date.parse('2028-11-01'))
  expect(headers.get('link')).toContain('</api/v1/content/faqs>; rel="successor-version"')
  const draft = await call('GET', '/api/admin/faqs/{id}/draft', key, { id: randomUUID() })
  expect(draft.headers.get('link')).toMatch(/<\/api\/v1\/drafts\/faqs\/[\w-]+>; rel="successor-version"/)
  cookie = await (await givenActors())('admin')
  expect((await call('GET', '/api/admin/faqs', { headers: {} } as Key)).headers.get('deprecation')).toBeNull()
})
