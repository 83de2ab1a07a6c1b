import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  DELETE as DISCARD,
  GET as DRAFT,
  PUT as SAVE,
  POST as STORE,
} from '@/app/api/admin/[entity]/[id]/draft/route'
import { POST as PUBLISH } from '@/app/api/admin/[entity]/[id]/publish/route'
import { GET as ONE, PATCH, DELETE as REMOVE } from '@/app/api/admin/[entity]/[id]/route'
import { GET as EXPORT } from '@/app/api/admin/[entity]/export/route'
import { GET as LIST, POST as MAKE } from '@/app/api/admin/[entity]/route'
import { CALLS_OF_KEY } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { entities, entityNamed } from '@/lib/records/entities/registry'
import { saveDraft } from '@/lib/records/publish/save-draft'
import { givenActors } from '@/tests/support/actors'
import { givenCommunity, member, somebody } from '@/tests/support/admin-fixtures'
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
  await db.$executeRaw`truncate communities, faqs, posts, team_members, drafts, revisions, api_keys, rate_limits cascade`
})

type RouteHandler = (
  request: Request,
  context: { params: Promise<{ entity: string; id: string }> },
) => Promise<Response>
type Key = { headers: Record<string, string> }
type Call = { id?: string; query?: string; body?: object }

async function call(
  handler: RouteHandler,
  method: string,
  entity: string,
  { headers }: Key,
  { id = '', query = '', body }: Call = {},
) {
  const request = new Request(`http://localhost:3000/api/admin/${entity}${query}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await handler(request, { params: Promise.resolve({ entity, id }) })
  const text = await answer.text()
  return { status: answer.status, json: text ? JSON.parse(text) : null }
}

const slugsOf = ({ json }: { json: { rows: { slug: string }[] } }) => json.rows.map(({ slug }) => slug).sort()

describe('a key with content:read', () => {
  test('lists and reads the public records of every kind of content, and nothing else', async () => {
    const key = await givenKey(['content:read'])
    for (const { area, path, kind } of entities) {
      const isContent = ['content', 'media', 'reviews'].includes(area)
      const { status } = await call(LIST, 'GET', path, key)
      expect([isContent ? [200, kind === 'single' ? 404 : 200] : [403]].flat(), path).toContain(status)
    }
  })

  test('sees nothing that is not published, not due, or stands within what is hidden', async () => {
    const key = await givenKey(['content:read'])
    const shown = await givenCommunity('shown')
    const hidden = await db.community.create({ data: { slug: 'hidden', name: 'Hidden', active: false } })
    const plan = { bedrooms: 1, bathrooms: 1, name: 'One' }
    await db.floorPlan.createMany({
      data: [
        { ...plan, planSlug: 'a', communityId: shown.id },
        { ...plan, planSlug: 'b', communityId: hidden.id },
        { ...plan, planSlug: 'c', communityId: shown.id, active: false },
      ],
    })
    const post = { title: 'Snow', published: true }
    await db.post.createMany({
      data: [
        { ...post, slug: 'out' },
        { ...post, slug: 'later', publishedAt: new Date(Date.now() + 600_000) },
        { ...post, slug: 'draft', published: false },
        { ...post, slug: 'of-hidden', communityId: hidden.id },
      ],
    })
    expect(slugsOf(await call(LIST, 'GET', 'communities', key))).toEqual(['shown'])
    expect(slugsOf(await call(LIST, 'GET', 'posts', key))).toEqual(['out'])
    // Would tell which records have a draft.
    const state = await call(LIST, 'GET', 'posts', key, { query: '?publicationState=changed' })
    expect([state.status, state.json.errors]).toEqual([
      400,
      [expect.objectContaining({ parameter: 'publicationState' })],
    ])
    const plans = await call(LIST, 'GET', 'floor-plans', key)
    expect(plans.json.rows.map(({ planSlug }: { planSlug: string }) => planSlug)).toEqual(['a'])
    expect(plans.json.rows[0]).not.toHaveProperty('publicationState')
    expect((await call(ONE, 'GET', 'communities', key, { id: shown.id })).json.slug).toBe('shown')
    expect((await call(ONE, 'GET', 'communities', key, { id: hidden.id })).status).toBe(404)
  })

  test('sees only its own communities', async () => {
    const [one, other] = [await givenCommunity('one'), await givenCommunity('other')]
    const key = await givenKey(['content:read'], { communityIds: [one.id] })
    expect(slugsOf(await call(LIST, 'GET', 'communities', key))).toEqual(['one'])
    expect((await call(ONE, 'GET', 'communities', key, { id: other.id })).status).toBe(404)
  })

  test('writes nothing', async () => {
    const key = await givenKey(['content:read'])
    const { id } = await db.teamMember.create({ data: member('ruth') })
    const body = { values: { bio: 'Sings' } }
    expect((await call(SAVE, 'PUT', 'team-members', key, { id, body })).status).toBe(403)
    expect((await call(STORE, 'POST', 'team-members', key, { id, body })).status).toBe(403)
    expect(await db.draft.count()).toBe(0)
  })

  test('is rate-limited', async () => {
    const key = await givenKey(['content:read'])
    const spent = { points: CALLS_OF_KEY.points, expire: BigInt(Date.now() + 60_000) }
    await db.rateLimit.create({ data: { key: `${CALLS_OF_KEY.name}:${key.id}`, ...spent } })
    expect((await call(LIST, 'GET', 'faqs', key)).status).toBe(429)
  })
})

describe('a key with content:drafts', () => {
  test('writes drafts without changing what visitors see, in its own name', async () => {
    const key = await givenKey(['content:drafts'], { name: 'Writer' })
    const { id } = await db.teamMember.create({ data: member('ruth') })
    const saved = await call(SAVE, 'PUT', 'team-members', key, {
      id,
      body: { values: { bio: 'Sings', active: false } },
    })
    expect(saved).toMatchObject({
      status: 200,
      json: { values: { bio: 'Sings' }, actorName: 'API key “Writer”', isMine: true },
    })
    expect((await call(DRAFT, 'GET', 'team-members', key, { id })).json.values).toEqual({ bio: 'Sings' })
    expect(await db.teamMember.findUnique({ where: { id } })).toMatchObject({ bio: null, active: true })
  })

  test('creates unpublished records, and the log names it', async () => {
    const key = await givenKey(['content:drafts'], { name: 'Writer' })
    const id = randomUUID()
    const values = { question: 'May I bring my cat?', answer: 'Yes.', active: true }
    expect((await call(SAVE, 'PUT', 'faqs', key, { id, body: { values } })).status).toBe(200)
    const stored = await call(STORE, 'POST', 'faqs', key, { id, body: {} })
    expect(stored).toMatchObject({ status: 200, json: { id, active: false } })
    const entry = await db.auditEntry.findFirst({ where: { entityId: id, action: 'create' } })
    expect(entry).toMatchObject({ actorId: key.id, actorName: 'API key “Writer”' })
  })

  test('does not replace a draft that it has not seen', async () => {
    const key = await givenKey(['content:drafts'])
    const { id } = await db.teamMember.create({ data: member('ruth') })
    const draft = await saveDraft(somebody('editor'), entityNamed('teamMember'), id, {
      values: { bio: 'Typed by hand' },
    })
    const body = { values: { bio: 'By a program' } }
    expect((await call(SAVE, 'PUT', 'team-members', key, { id, body })).status).toBe(409)
    const seen = { ...body, draftUpdatedAt: draft?.updatedAt }
    expect((await call(SAVE, 'PUT', 'team-members', key, { id, body: seen })).status).toBe(200)
  })

  test('stays within its communities', async () => {
    const [one, other] = [await givenCommunity('one'), await givenCommunity('other')]
    const key = await givenKey(['content:drafts'], { communityIds: [one.id] })
    const draftOf = (communityId: string) =>
      call(SAVE, 'PUT', 'faqs', key, {
        id: randomUUID(),
        body: { values: { question: 'Why?', communityId } },
      })
    expect((await draftOf(one.id)).status).toBe(200)
    expect((await draftOf(other.id)).status).toBe(403)
    const values = { overview: 'New' }
    expect((await call(SAVE, 'PUT', 'communities', key, { id: other.id, body: { values } })).status).toBe(404)
  })

  test('publishes, changes, deletes and exports nothing: those doors know no keys', async () => {
    const key = await givenKey(['leads:write', 'content:read', 'content:drafts'])
    const { id } = await db.teamMember.create({ data: member('ruth') })
    const own = { headers: { ...key.headers, 'sec-fetch-site': 'same-origin' } }
    const endpoints: [RouteHandler, string, Call][] = [
      [PUBLISH, 'POST', { id, body: {} }],
      [PATCH, 'PATCH', { id, body: { bio: 'Changed' } }],
      [REMOVE, 'DELETE', { id }],
      [DISCARD, 'DELETE', { id }],
      [MAKE, 'POST', { body: member('rose') }],
      [EXPORT, 'GET', {}],
    ]
    for (const [handler, method, given] of endpoints) {
      expect((await call(handler, method, 'team-members', own, given)).status, method).toBe(401)
    }
    expect(await db.teamMember.findMany()).toMatchObject([{ slug: 'ruth', bio: null }])
  })

  test('is refused when it is wrong, even with a signed-in session', async () => {
    cookie = await (await givenActors())('admin')
    expect((await call(LIST, 'GET', 'faqs', { headers: {} })).status).toBe(200)
    const { headers } = await givenKey(['content:read'], { revokedAt: new Date() })
    expect((await call(LIST, 'GET', 'faqs', { headers })).status).toBe(401)
    expect((await call(LIST, 'GET', 'faqs', { headers: { authorization: 'Bearer x' } })).status).toBe(401)
  })
})
