import { expect, test } from 'vitest'
import { GET } from '@/app/api/openapi.json/route'
import { ROLES, type Role } from '@/lib/accounts/access/access'
import { KEY_SCOPES, type KeyScope } from '@/lib/accounts/access/key-scopes'
import { describeApi } from '@/lib/desk/api/describe-api'
import { operationsFor } from '@/lib/desk/api/operations'
import { givenKey } from '@/tests/support/api-keys'
import { entrances } from '@/tests/support/authz-matrix'

/** Calls used only by our own screens or by a service named here. */
const OURS = [
  /^\/api\/lead-forms\//,
  /^\/api\/(?:auth|login|logout|register|user|password-resets|privacy-choices)/,
  /^\/api\/(?:landing-impressions|phone-taps|phone-numbers|phone-hours|partial-leads|exit-intent-popup|contact-topics|rsvps|visits|private-links|bulletins|review-invitations|quiz-results|openapi|push-receipts|webhooks|site-navigation)/,
  /^\/api\/\[\[\.\.\.path\]\]$/,
  /^\/api\/admin\/(?!\[entity\])/,
  /^\/api\/admin\/\[entity\]\/(?:(?:order|layout|many|pictures|taken|views|writing-help|imports?)(?:\/.*)?|\[id\]\/(?:comments(?:\/.*)?|dependents|facts|plan|release|sheet|uses))$/,
]

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

const callsFor = (role: Role | null) => apiCalls(role && { role })

async function apiCalls(reader: Parameters<typeof describeApi>[0]): Promise<string[]> {
  const { paths } = await describeApi(reader)
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).flatMap((method) =>
      METHODS.includes(method) ? [`${method.toUpperCase()} ${path}`] : [],
    ),
  )
}

test('a stranger sees the public calls, and nothing of the back office', async () => {
  const calls = await callsFor(null)
  expect(calls).toContain('POST /api/v1/tour-requests')
  expect(calls.filter((call) => call.includes('/admin'))).toEqual([])
})

test('each role sees what it may do, and no more', async () => {
  expect(await callsFor('viewer')).toContain('GET /api/admin/communities')
  expect((await callsFor('viewer')).filter((call) => /^(?:PATCH|PUT|DELETE) /.test(call))).toEqual([])
  const editor = await callsFor('editor')
  expect(editor).toEqual(
    expect.arrayContaining([
      'POST /api/admin/faqs',
      'DELETE /api/admin/faqs/{id}',
      'POST /api/admin/faqs/{id}/publish',
    ]),
  )
  expect(editor.filter((call) => call.includes('email-recipients'))).toEqual([])
  expect(await callsFor('admin')).toContain('PATCH /api/admin/email-recipients/{id}')
})

test('a key sees the calls that its scopes allow', async () => {
  const callsOfKey = async (...scopes: KeyScope[]) => {
    const calls = await apiCalls({ role: 'editor', scopes })
    return calls.filter((call) => /faqs|drafts|content\/site-settings|admin/.test(call) && !isOfOthers(call))
  }
  const isOfOthers = (call: string) => /\/drafts\/(?!faqs)/.test(call)
  const read = ['GET /api/v1/content/faqs', 'GET /api/v1/content/faqs/{id}']
  expect(await callsOfKey('leads:write')).toEqual([])
  expect(await callsOfKey('content:read')).toEqual(read)
  expect(await callsOfKey('content:drafts')).toEqual([
    'GET /api/v1/drafts',
    ...read,
    'GET /api/v1/drafts/faqs',
    'GET /api/v1/drafts/faqs/{id}',
    'PUT /api/v1/drafts/faqs/{id}',
    'POST /api/v1/drafts/faqs/{id}',
    'DELETE /api/v1/drafts/faqs/{id}',
    'POST /api/v1/drafts/faqs/{id}/check',
    'POST /api/v1/drafts/faqs/{id}/preview',
  ])
})

test('each call says who may make it: anybody, a session, or a key with a scope', async () => {
  const { components, paths } = await describeApi({ role: 'editor' })
  const securityOf = (path: string, method: string) =>
    (paths as Record<string, Record<string, { security?: object }>>)[path]?.[method]?.security
  expect(components.securitySchemes).toMatchObject({
    session: { type: 'apiKey', in: 'cookie' },
    apiKey: { type: 'http', scheme: 'bearer' },
  })
  expect(securityOf('/api/v1/site-settings', 'get')).toEqual([{}])
  expect(securityOf('/api/v1/tour-requests', 'post')).toEqual([{}, { apiKey: ['leads:write'] }])
  expect(securityOf('/api/admin/faqs', 'post')).toEqual([{ session: [] }])
})

test('with a key the description is for that key, and an invalid key gets nothing', async () => {
  const ask = (authorization: string) =>
    GET(new Request('http://localhost/api/openapi.json', { headers: { authorization } }), undefined)
  const { headers } = await givenKey(['content:read'])
  const told = (await (await ask(headers.authorization)).json()) as { paths: object }
  expect(Object.keys(told.paths)).toContain('/api/v1/content/communities')
  expect(Object.keys(told.paths)).not.toContain('/api/v1/drafts/communities')
  expect((await ask('Bearer plk_wrong')).status).toBe(401)
})

test('fields that a role may not see are not described to it', async () => {
  const told = async (role: Role) => JSON.stringify(await describeApi({ role }))
  expect(await told('admin')).toContain('"customScripts"')
  expect(await told('editor')).not.toContain('"customScripts"')
})

test('every described call exists, and every existing call is described or internal', async () => {
  const readers: Parameters<typeof operationsFor>[0][] = [
    null,
    ...ROLES.map((role) => ({ role })),
    ...KEY_SCOPES.map((scope) => ({ role: 'editor' as const, scopes: [scope] })),
  ]
  const described = new Set(
    readers
      .flatMap(operationsFor)
      .flatMap(({ method, path, alsoAt }) =>
        [path, alsoAt ?? path].map((address) => general(`${method.toUpperCase()} ${address}`)),
      ),
  )
  const there = new Set(
    entrances()
      // Browsers send OPTIONS automatically.
      .filter(({ method, pattern }) => pattern.startsWith('/api/') && method !== 'OPTIONS')
      .map(({ method, pattern }) => `${method} ${pattern}`),
  )
  expect([...described].filter((call) => !there.has(call))).toEqual([])
  const missing = [...there].filter((call) => !described.has(call))
  expect(missing.filter((call) => !OURS.some((own) => own.test(call.split(' ')[1] ?? '')))).toEqual([])
})

/** As the folders of app/api are named. */
const general = (call: string) =>
  call
    .replace(/\/api\/(admin|v1\/content|v1\/drafts)\/[a-z0-9-]+/, '/api/$1/[entity]')
    .replace(/\{(\w+)\}/g, '[$1]')

test('a record is described with its shape, limits and required fields', async () => {
  const { components } = await describeApi({ role: 'editor' })
  expect(components.schemas.NewFaq).toMatchObject({
    required: ['question'],
    properties: {
      question: { type: 'string', title: 'Question', maxLength: expect.any(Number) },
      active: { default: true },
    },
  })
  expect(components.schemas.Faq).toMatchObject({
    required: expect.arrayContaining(['id', 'question', 'answer', 'communityId', 'updatedAt']),
    properties: { communityId: { anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] } },
  })
})
