import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addDays } from 'date-fns'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PATCH, DELETE as REMOVE } from '@/app/api/admin/[entity]/[id]/route'
import { GET, POST } from '@/app/api/admin/[entity]/route'
import { db } from '@/lib/platform/database/db'
import { UNDECLARED_KINDS } from '@/lib/records/activity/kinds'
import { entities } from '@/lib/records/entities/registry'
import { givenActors } from '@/tests/support/actors'
import { member } from '@/tests/support/admin-fixtures'
import type { Actor } from '@/tests/support/authz-matrix'

// Handlers without Next: the request's cookies are what Next would pass on.
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
  ...(await original<object>()),
  connection: async () => {},
}))

const OWN = { 'sec-fetch-site': 'same-origin' }
const cookieOf = await givenActors()
let id = ''

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, redirects, revisions cascade`
  id = (await db.teamMember.create({ data: member('ruth') })).id
})

type RouteHandler<Params = { entity: string; id: string }> = (
  request: Request,
  context: { params: Promise<Params> },
) => Promise<Response>

async function call(
  handler: RouteHandler,
  method: string,
  actor: Actor,
  headers: Record<string, string> = OWN,
  body = {},
) {
  cookie = await cookieOf(actor)
  const init = method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body) }
  const request = new Request('http://localhost:3000/api/admin/team-members', {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    ...init,
  })
  return handler(request, { params: Promise.resolve({ entity: 'team-members', id }) })
}

/** All ways to change something. */
async function writes(actor: Actor, headers?: Record<string, string>): Promise<number[]> {
  const answers = [
    await call(POST, 'POST', actor, headers, member('rose')),
    await call(PATCH, 'PATCH', actor, headers, { role: 'Cook' }),
    await call(REMOVE, 'DELETE', actor, headers),
  ]
  return answers.map(({ status }) => status)
}

const unchanged = async () =>
  expect(await db.teamMember.findMany()).toMatchObject([{ slug: 'ruth', role: 'Chaplain' }])

describe('the admin API, without middleware', () => {
  test.each(['anonymous', 'disabled', 'expired'] as const)(
    'T15: a stranger is nobody (%s)',
    async (actor) => {
      const read = await call(GET, 'GET', actor)
      expect(read.status).toBe(401)
      expect(await read.text()).not.toContain('ruth')
      expect(await writes(actor)).toEqual([401, 401, 401])
      await unchanged()
    },
  )

  test('a user who may only read changes nothing', async () => {
    expect((await call(GET, 'GET', 'viewer')).status).toBe(200)
    expect(await writes('viewer')).toEqual([403, 403, 403])
    await unchanged()
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    {},
  ])('T50: another site’s page changes nothing (%j)', async (headers) => {
    expect(await writes('admin', headers)).toEqual([403, 403, 403])
    await unchanged()
  })

  test('an administrator on our own pages changes everything', async () => {
    expect(await writes('admin')).toEqual([201, 200, 204])
    expect(await writes('editor', { origin: 'http://localhost:3000' })).toEqual([409, 404, 404])
    expect(await db.teamMember.findMany()).toMatchObject([{ slug: 'rose' }])
  })
})

describe('every listed entity is read over REST: the list and one of it, without secrets', () => {
  const GONE = '01900000-0000-7000-8000-000000000000'
  const CANARY = 'canary-of-a-secret'
  const SECRET_NAME = /password|secret|hash|token(?!s)|totp|privateKey/i

  type Params = { entity: string; id?: string }
  type Module = Partial<Record<string, RouteHandler<Params>>>
  const read = async (file: string, params: Params, actor: Actor) => {
    cookie = await cookieOf(actor)
    const { GET: handler }: Module = await import(join(process.cwd(), 'app/api/admin', file, 'route.ts'))
    if (!handler) throw new Error(`${file} has no GET`)
    const request = new Request(`http://localhost:3000/api/admin/${file}`, { headers: OWN })
    return handler(request, { params: Promise.resolve(params) })
  }

  /** Entities without a declaration whose records have addresses of their own. */
  const undeclared = [...Object.values(UNDECLARED_KINDS), { list: '/admin/invitations' }]
    .flatMap(({ list }) => list?.replace('/admin/', '') ?? [])
    .filter((name) => existsSync(`app/api/admin/${name}/[id]/route.ts`))
  const declared = entities.filter(({ kind }) => kind !== 'single').map(({ path }) => path)
  const all = [
    ...declared.map((entity) => ({ entity, list: '[entity]', one: '[entity]/[id]' })),
    ...undeclared.map((entity) => ({ entity, list: entity, one: `${entity}/[id]` })),
  ]

  /** A row of each entity without a declaration, with a canary in each secret. */
  async function givenRows(): Promise<Record<string, string>> {
    const user = await db.user.findFirstOrThrow({ where: { role: 'viewer' } })
    await db.user.update({ where: { id: user.id }, data: { password: CANARY } })
    const partner = await db.partner.create({ data: { name: 'Referrals Inc', madeByName: 'ann' } })
    const key = {
      name: 'CRM',
      prefix: 'plk_1',
      secretHash: CANARY,
      previousHash: `${CANARY}-2`,
      madeByName: 'ann',
    }
    const apiKey = await db.apiKey.create({ data: key })
    const hook = { name: 'Hook', url: 'https://hook.example', secret: CANARY, events: [], madeByName: 'ann' }
    const webhook = await db.webhookEndpoint.create({ data: hook })
    const invited = { email: 'new@evergrove.example', role: 'viewer', tokenHash: CANARY }
    const invitation = await db.invitation.create({ data: { ...invited, expiresAt: addDays(new Date(), 7) } })
    const lead = { name: 'Ann', phone: '1', transactionId: crypto.randomUUID() }
    const tourRequest = await db.tourRequest.create({ data: lead })
    const release = await db.release.create({ data: { name: 'Spring', createdByName: 'ann' } })
    return {
      users: user.id,
      partners: partner.id,
      'api-keys': apiKey.id,
      webhooks: webhook.id,
      invitations: invitation.id,
      'tour-requests': tourRequest.id,
      releases: release.id,
    }
  }

  test.each(all)('$entity', async ({ entity, list, one }) => {
    const answers = [
      await read(list, { entity }, 'admin'),
      await read(one, { entity, id: GONE }, 'admin'),
      await read(list, { entity }, 'anonymous'),
      await read(one, { entity, id: GONE }, 'anonymous'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 401, 401])
  })

  test('one of each kind that has no declaration is read without its secrets', async () => {
    const rows = await givenRows()
    expect(Object.keys(rows).toSorted()).toEqual(undeclared.toSorted())
    for (const entity of undeclared) {
      for (const file of [entity, `${entity}/[id]`]) {
        const isOne = file.endsWith('[id]')
        const answer = await read(file, { entity, ...(isOne && { id: rows[entity] ?? '' }) }, 'admin')
        const text = await answer.text()
        expect([file, answer.status]).toEqual([file, 200])
        expect(text, file).not.toContain(CANARY)
        const names = [...text.matchAll(/"([^"\\]+)":/g)].map(([, name = '']) => name)
        expect(
          names.filter((name) => SECRET_NAME.test(name)),
          file,
        ).toEqual([])
      }
    }
  })
})
