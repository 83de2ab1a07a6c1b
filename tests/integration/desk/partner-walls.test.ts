import { beforeAll, expect, test, vi } from 'vitest'
import { describeApi } from '@/lib/desk/api/describe-api'
import { ownSecretSchema } from '@/lib/desk/webhooks/own-endpoints'
import { db } from '@/lib/platform/database/db'
import { type ApiCall, callsIn } from '@/tests/support/api-document'
import { callHandler } from '@/tests/support/api-handlers'
import { givenReader, sendByKey } from '@/tests/support/key-calls'

vi.mock('next/server', async (original) => ({
  ...(await original<typeof import('next/server')>()),
  connection: async () => {},
}))

type Side = Awaited<ReturnType<typeof givenSide>>

let calls: ApiCall[]

beforeAll(async () => {
  const document = await describeApi({ role: 'editor', scopes: ['leads:write', 'leads:read'] })
  calls = callsIn(document).filter(({ path }) => /^\/api\/v1\/(?:leads|lead-events|self)/.test(path))
})

/** A partner with a live and a test key; each has sent a family, and has an endpoint with a message. */
async function givenSide(name: string) {
  const contact = { contactName: `Contact of ${name}`, contactEmail: `${name}@example.com` }
  const { id: partnerId } = await db.partner.create({ data: { name, ...contact, madeByName: 'tests' } })
  const live = await givenOne(`${name} live`, partnerId, false)
  return { name, ...contact, live, test: await givenOne(`${name} test`, partnerId, true) }
}

async function givenOne(name: string, partnerId: string, isTest: boolean) {
  const { id: keyId, headers, key } = await givenReader({ name, partnerId, isTest })
  const body = { name, url: 'https://hooks.example/in' }
  const made = await callHandler('POST', '/api/v1/self/endpoints', { headers, body })
  const endpointId = ownSecretSchema.parse(await made.json()).id
  const { id: leadId } = await sendByKey(headers, { transactionId: `order of ${name}` })
  const message = await db.outboxItem.findFirstOrThrow({ where: { target: endpointId } })
  return { keyId, key, headers, endpointId, leadId, messageId: message.id }
}

type Owned = Side['live']

/** Makes a call with the ids of somebody's lead, endpoint and message. */
async function tryCall({ method, path, operation }: ApiCall, headers: Record<string, string>, of: Owned) {
  const body = operation.requestBody?.content['application/json']?.example
  const answer = await callHandler(method, path, {
    headers,
    params: { id: path.includes('/endpoints/') ? of.endpointId : of.leadId, messageId: of.messageId },
    ...(body && { body }),
  })
  return { status: answer.status, text: await answer.text() }
}

const strangersWith = (key: string): Record<string, string>[] => [
  {},
  { authorization: 'Bearer plk_wrong' },
  { 'x-api-key': key },
]

/** Everything stored about a key. Its events are placed when it reads them. */
const stateOf = async ({ keyId: apiKeyId, endpointId }: Owned) =>
  Promise.all([
    db.apiKey.findUnique({ where: { id: apiKeyId }, omit: { lastUsedAt: true } }),
    db.tourRequest.findMany({ where: { apiKeyId } }),
    db.partnerTestLead.findMany({ where: { apiKeyId } }),
    db.partnerEvent.findMany({ where: { apiKeyId } }),
    db.webhookEndpoint.findMany({ where: { apiKeyId } }),
    db.outboxItem.findMany({ where: { target: endpointId } }),
  ])

test('two partners and a stranger try each other’s keys, ids and endpoints on every call, and nothing crosses', async () => {
  const [mine, theirs] = [await givenSide('Care Finder'), await givenSide('Home Guide')]
  expect(calls.length).toBeGreaterThan(14)
  for (const victim of [theirs.live, theirs.test]) {
    const before = await stateOf(victim)
    const secrets = [...Object.values(victim).map(String), theirs.name, theirs.contactName, 'order of Home']
    for (const call of calls) {
      const at = `${call.method} ${call.path}`
      for (const { headers } of [mine.live, mine.test]) {
        const { status, text } = await tryCall(call, headers, victim)
        // A live key simulates nothing, whosever the family is; a key rotates itself once.
        if (call.path.includes('{')) expect([at, [403, 404].includes(status)]).toEqual([at, true])
        else expect([at, status < 500]).toEqual([at, true])
        for (const secret of secrets) expect([at, text.includes(secret)]).toEqual([at, false])
      }
      for (const headers of strangersWith(victim.key))
        expect([at, (await tryCall(call, headers, victim)).status]).toEqual([at, 401])
    }
    expect(await stateOf(victim)).toEqual(before)
  }
})
