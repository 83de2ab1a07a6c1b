import { beforeEach, describe, expect, test, vi } from 'vitest'
import { PATCH, DELETE as REMOVE } from '@/app/api/admin/[entity]/[id]/route'
import { GET, POST } from '@/app/api/admin/[entity]/route'
import { db } from '@/lib/platform/database/db'
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
vi.mock('next/server', () => ({ connection: async () => {} }))

const OWN = { 'sec-fetch-site': 'same-origin' }
const cookieOf = await givenActors()
let id = ''

beforeEach(async () => {
  await db.$executeRaw`truncate team_members, redirects, revisions cascade`
  id = (await db.teamMember.create({ data: member('ruth') })).id
})

type RouteHandler = (
  request: Request,
  context: { params: Promise<{ entity: string; id: string }> },
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
