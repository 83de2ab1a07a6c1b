import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { KeyScope } from '@/lib/accounts/access/key-scopes'
import { CALLS_OF_KEY } from '@/lib/accounts/actor'
import { describeApi } from '@/lib/desk/api/describe-api'
import { PER_KEY } from '@/lib/leads/tour-requests/lead-flood'
import { db } from '@/lib/platform/database/db'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'
import { entityAt } from '@/lib/records/entities/registry'
import { givenActors } from '@/tests/support/actors'
import {
  type ApiCall,
  type ApiDocument,
  answerChecker,
  callsIn,
  invalidBodies,
  validBodies,
} from '@/tests/support/api-document'
import { callHandler } from '@/tests/support/api-handlers'
import { givenKey } from '@/tests/support/api-keys'
import { sendByKey } from '@/tests/support/key-calls'

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
// More than a session may call in a minute.
vi.mock('@/lib/platform/http/rate-limit', async (original) => ({
  ...(await original<typeof import('@/lib/platform/http/rate-limit')>()),
  consumeInProcess: async () => {},
}))

/** Ids of records by the path of their entity, made by the calls themselves. */
const made = new Map<string, string>()

/** A whole document is called: some hundred times as many calls as another test makes. */
const TIMEOUT_MS = 600_000

beforeAll(async () => {
  cookie = await (await givenActors())('admin')
  await db.siteSettings.create({ data: { companyName: 'Larkspur Homes' } })
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

const entityOf = ({ path }: ApiCall) =>
  /^\/api\/(?:admin|v1\/content|v1\/drafts|v1\/self|v1(?=\/(?:communities|leads)))\/([a-z0-9-]+)/.exec(
    path,
  )?.[1]

/** Records to find, after an earlier test has deleted its own. */
async function givenRecords(): Promise<void> {
  const slug = `place-${randomUUID()}`
  const community = await db.community.create({ data: { slug, name: 'Winter Garden' } })
  made.set('communities', community.id)
  const person = await db.teamMember.create({ data: { slug, name: 'Ruth', role: 'Cook' } })
  made.set('team-members', person.id)
  const plan = { name: 'The Owl', planSlug: 'owl', bedrooms: 1, bathrooms: 1, communityId: community.id }
  made.set('floor-plans', (await db.floorPlan.create({ data: plan })).id)
}

/** The example of a body, with ids that exist. */
function exampleOf(call: ApiCall): unknown {
  const example = call.operation.requestBody?.content['application/json']?.example
  const entity = entityAt(entityOf(call) ?? '')
  if (!example || !entity) return example
  const filled = Object.entries(example).map(([name, value]) => {
    const target = entity.fields[name]?.entity
    const path = target && [...made.keys()].find((key) => entityAt(key)?.name === target)
    return [name, path ? made.get(path) : value]
  })
  return Object.fromEntries(filled)
}

type Tried = { status: number; difference: string | null; json: unknown }

function prober(document: ApiDocument, headers: Record<string, string>) {
  const differenceOf = answerChecker(document)

  return async function attempt(
    call: ApiCall,
    { id, body, query, type }: { id?: string; body?: unknown; query?: string; type?: string } = {},
  ): Promise<Tried> {
    const slug = 'no-such-slug'
    const answer = await callHandler(call.method, call.path, {
      headers: { ...headers, ...(type && { 'content-type': type }) },
      params: {
        ...(call.path.includes('{id}') && { id: id ?? randomUUID() }),
        ...(call.path.includes('{slug}') && { slug }),
        ...(call.path.includes('{messageId}') && { messageId: randomUUID() }),
      },
      ...(query && { query }),
      ...(body !== undefined && { body }),
    })
    const copy = answer.clone()
    const difference = await differenceOf(call, answer)
    const json = copy.headers.get('content-type')?.includes('json')
      ? await copy.json().catch(() => null)
      : null
    return { status: copy.status, difference, json }
  }
}

/** Calls with valid and invalid parameters and bodies; returns everything that is not as documented. */
async function differencesOf(document: ApiDocument, calls: ApiCall[], headers: Record<string, string>) {
  const attempt = prober(document, headers)
  const differences: string[] = []
  const note = ({ difference }: Tried) => {
    if (difference) differences.push(difference)
  }
  for (const call of calls) {
    const entity = entityOf(call) ?? ''
    const body = exampleOf(call)
    const tried = await attempt(call, {
      id: made.get(entity) ?? randomUUID(),
      ...(body !== undefined && { body }),
    })
    note(tried)
    if (tried.status === 201 && /^(?:create|add)/.test(call.operation.operationId)) {
      made.set(entity, (tried.json as { id: string }).id)
    }
    if (call.path.includes('{id}') && call.method !== 'DELETE')
      note(await attempt(call, { ...(body !== undefined && { body }) }))
    if (call.method === 'GET') {
      if (call.operation.parameters?.some(({ name }) => name === 'page')) {
        for (const query of ['?page=-1', '?pageSize=0', '?sort=no-such-field', '?no-such-parameter=1']) {
          const { status, ...wrong } = await attempt(call, { query })
          note({ status, ...wrong })
          if (status !== 400) differences.push(`${call.path}${query}: ${status}`)
        }
      }
      continue
    }
    // Of programs alone: records of the back office have hundreds of choices.
    const isForPrograms = !call.path.startsWith('/api/admin/')
    for (const right of isForPrograms ? validBodies(document, call) : [])
      note(await attempt(call, { id: made.get(entity) ?? randomUUID(), body: right }))
    for (const wrong of invalidBodies(document, call)) {
      const refused = await attempt(call, { id: made.get(entity) ?? randomUUID(), body: wrong })
      note(refused)
      if (refused.status < 400 && (Array.isArray(wrong) || typeof wrong === 'string')) {
        differences.push(`${call.method} ${call.path} took ${JSON.stringify(wrong)}`)
      }
    }
    if (call.operation.requestBody) {
      const { status } = await attempt(call, { body: 'name=Ruth', type: 'text/plain' })
      if (status !== 415) differences.push(`${call.method} ${call.path}: ${status} for text`)
    }
  }
  return differences
}

/** Calls that remove records come last. */
const inOrder = (calls: ApiCall[]) => [
  ...calls.filter(({ method }) => method !== 'DELETE'),
  ...calls.filter(({ method }) => method === 'DELETE'),
]

test('every call of an administrator answers as documented, to valid and to invalid requests', {
  timeout: TIMEOUT_MS,
}, async () => {
  const document = await describeApi({ role: 'admin' })
  const calls = callsIn(document).filter(({ path }) => path.startsWith('/api/admin/'))
  const creating = calls.filter(({ operation }) => /^create/.test(operation.operationId))
  expect(await differencesOf(document, inOrder(calls), {})).toEqual([])
  // Rules that JSON Schema cannot say refuse some examples, as is documented.
  const created = creating.filter((call) => made.has(entityOf(call) ?? ''))
  expect(created.length).toBeGreaterThan(creating.length / 2)
})

test('every call of anybody answers as documented', { timeout: TIMEOUT_MS }, async () => {
  await givenRecords()
  const document = await describeApi(null)
  expect(await differencesOf(document, callsIn(document), {})).toEqual([])
})

test('open calls that have a limit say so as documented', { timeout: TIMEOUT_MS }, async () => {
  await givenRecords()
  const address = '203.0.113.9'
  for (const limit of ['lead-address', 'tour-times']) await spend(`${limit}:${address}`, 1_000)
  const document = await describeApi(null)
  const attempt = prober(document, { [CLIENT_ADDRESS_HEADER]: address })
  const limited = callsIn(document).filter(
    // A form with a slug looks up its quiz, event or guide first.
    ({ operation, path }) => operation.responses[429] && !path.includes('{slug}'),
  )
  expect(limited.map(({ path }) => path).sort()).toEqual([
    '/api/exit-intent-submissions',
    '/api/referrals',
    '/api/v1/communities/{id}/tour-times',
    '/api/v1/tour-requests',
  ])
  for (const call of limited) {
    const id = made.get('communities') ?? ''
    const { status, difference } = await attempt(call, { id, body: exampleOf(call) })
    expect([call.path, status, difference]).toEqual([call.path, 429, null])
  }
})

function spend(key: string, points: number) {
  const spent = { points, expire: BigInt(Date.now() + 600_000) }
  return db.rateLimit.upsert({ where: { key }, create: { key, ...spent }, update: spent })
}

/** Those that take keys alone. */
const OF_KEYS = /^\/api\/v1\/(?:content|drafts|releases|leads|lead-events|self)/

const callsOfKey = (document: ApiDocument, scopes: KeyScope[]) =>
  callsIn(document).filter(
    ({ path }) => OF_KEYS.test(path) || (path === '/api/v1/tour-requests' && scopes.includes('leads:write')),
  )

describe.each<{ scopes: KeyScope[]; isTest?: boolean }>([
  { scopes: ['content:read'] },
  { scopes: ['content:drafts'] },
  { scopes: ['leads:write', 'leads:read'] },
  { scopes: ['leads:write', 'leads:read'], isTest: true },
])('a key with $scopes, for tests: $isTest,', ({ scopes, isTest = false }) => {
  test('gets answers as documented, to valid and to invalid requests', { timeout: TIMEOUT_MS }, async () => {
    await givenRecords()
    const { id, headers } = await givenKey(scopes, { isTest })
    if (scopes.includes('leads:read')) made.set('leads', (await sendByKey(headers)).id)
    const document = await describeApi({ role: 'editor', scopes })
    const calls = callsOfKey(document, scopes)
    expect(calls.length).toBeGreaterThan(10)
    // More than a key may call in five minutes.
    // Prisma sends nothing until somebody waits for it.
    const free = setInterval(async () => {
      await db.rateLimit.deleteMany({ where: { key: { contains: id } } })
    }, 500)
    const differences = await differencesOf(document, inOrder(calls), headers)
    clearInterval(free)
    expect(differences).toEqual([])
  })

  test('is told by every call that it called too often, or that it is no key', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const { id, headers } = await givenKey(scopes, { isTest })
    const document = await describeApi({ role: 'editor', scopes })
    const calls = callsOfKey(document, scopes)
    for (const { name, points } of [CALLS_OF_KEY, PER_KEY]) await spend(`${name}:${id}`, points)
    for (const [sent, expected] of [
      [headers, 429],
      [{ authorization: 'Bearer plk_wrong' }, 401],
    ] as const) {
      const attempt = prober(document, sent)
      for (const call of calls) {
        const body = call.method === 'GET' ? undefined : (exampleOf(call) ?? {})
        const { status, difference } = await attempt(call, { body })
        expect([call.path, status, difference]).toEqual([call.path, expected, null])
      }
    }
  })
})
