import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import * as events from '@/app/api/v1/lead-events/route'
import * as one from '@/app/api/v1/leads/[id]/route'
import * as simulation from '@/app/api/v1/leads/[id]/simulation/route'
import * as list from '@/app/api/v1/leads/route'
import { mergeHouseholds, undoMerge } from '@/lib/desk/duplicates/merge'
import { forgetPartnerEvents } from '@/lib/desk/partners/lead-feed'
import { ownLeadsSchema } from '@/lib/desk/partners/own-leads'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { changeStatus } from '@/lib/desk/status/change-status'
import { moveLeads, undoStatuses } from '@/lib/desk/status/status-many'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { markSpam } from '@/lib/desk/tour-requests/quarantine'
import { undoAttempt } from '@/lib/desk/tour-requests/undo-attempt'
import { noteRefusal } from '@/lib/leads/tour-requests/note-refusal'
import { db } from '@/lib/platform/database/db'
import { givenAccount } from '@/tests/support/accounts'
import { somebody } from '@/tests/support/admin-fixtures'
import { givenKey } from '@/tests/support/api-keys'
import { callByKey, feedOf, givenReader, readByKey, sendByKey, typesIn } from '@/tests/support/key-calls'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, rate_limits, outbox_items, webhook_endpoints, api_keys, do_not_contacts, partner_test_leads cascade`
})

async function admin() {
  const { id, username } = await givenAccount({ role: 'admin' })
  return { ...somebody('admin'), id, username }
}

describe('the answer to a request', () => {
  test('says what was understood, until when somebody calls, and where to ask again', async () => {
    const { id: communityId } = await db.community.create({
      data: { slug: 'juniper', name: 'Juniper House' },
    })
    const { headers } = await givenReader()
    const answer = await sendByKey(headers, { communityId: 'juniper', transactionId: 'order-7' })
    expect(answer).toMatchObject({
      status: 201,
      transactionId: 'order-7',
      isTest: false,
      community: { id: communityId, name: 'Juniper House' },
      communityName: 'Juniper House',
      callDueAt: expect.any(String),
      promise: expect.any(String),
      ignored: [],
    })
    expect(answer.statusUrl).toMatch(new RegExp(`/api/v1/leads/${answer.id}$`))
    expect(answer).not.toHaveProperty('state')
    expect(await readByKey(headers, answer.id)).toMatchObject({ id: answer.id, state: 'received' })
  })

  test('names each field that was ignored, and why', async () => {
    const { headers } = await givenReader()
    const { ignored } = await sendByKey(
      { ...headers, 'idempotency-key': '8' },
      {
        communityID: 'juniper',
        communityId: 'nowhere',
        preferredDate: 'soon',
        tourTime: '',
        favoriteColor: 'green',
        honeypot: 'x',
        adConsent: 'yes',
        transactionId: '9',
        consentWording: { text: 'I agree' },
        utm_source: 'newsletter',
        utmCampaign: 'c'.repeat(300),
      },
    )
    const why = Object.fromEntries(ignored.map((each) => [each.field, each.why]))
    expect(why).toEqual({
      communityID: 'There is no such field. Did you mean communityId?',
      communityId: 'No community has this id or slug',
      preferredDate: expect.stringContaining('not a date'),
      favoriteColor: 'There is no such field',
      honeypot: 'Only forms of our own site use this field',
      adConsent: 'Please send granted or denied',
      transactionId: 'The Idempotency-Key header takes precedence',
      consentWording: 'This field has to be text',
      utmCampaign: 'This was too long and was shortened',
    })
    expect(await db.tourRequest.count()).toBe(1)
  })
})

describe('a request', () => {
  test('is followed to the move-in, to the no, and to its end', async () => {
    const { id: keyId, headers } = await givenReader()
    const actor = await admin()
    const { id } = await sendByKey(headers)
    const stateOf = async (lead = id) => (await readByKey(headers, lead)).state
    await logAttempt(actor, id, { attemptId: randomUUID(), outcome: 'no-answer' })
    expect(await stateOf()).toBe('called')
    await logAttempt(actor, id, { attemptId: randomUUID(), outcome: 'reached' })
    expect(await stateOf()).toBe('reached')
    const scheduledDate = new Date(Date.now() + 86_400_000).toISOString()
    await changeStatus(actor, id, { status: 'scheduled', scheduledDate })
    expect(await readByKey(headers, id)).toMatchObject({ state: 'tour-scheduled', tourAt: scheduledDate })
    for (const status of ['toured', 'converted'] as const) await changeStatus(actor, id, { status })
    expect(await stateOf()).toBe('moved-in')
    const { id: lost } = await sendByKey(headers, {
      phone: '(303) 555-0177',
      email: 'ruth@example.com',
    })
    const no = {
      status: 'not-interested',
      reason: 'Her son pays for another house',
      reasonClass: 'price',
    } as const
    await changeStatus(actor, lost, no)
    const said = { scope: 'everything', how: 'phone', words: null } as const
    const ways = [
      { phoneE164: '+13035550177', email: null },
      { phoneE164: null, email: 'ruth@example.com' },
    ]
    await db.$transaction((tx) => noteRefusal(tx, ways, said, { by: null, lead: null }))
    const closed = await readByKey(headers, lost)
    expect(closed).toMatchObject({
      state: 'closed',
      closedReason: 'price',
      contactAllowed: { call: false, text: false, mail: false, automated: false },
      doNotContact: ['everything'],
    })
    expect(JSON.stringify(closed)).not.toContain('Her son')
    const { id: spam } = await sendByKey(headers)
    await markSpam(actor, spam)
    expect(await stateOf(spam)).toBe('spam')
    await db.$transaction((tx) => eraseLeads(tx, [id]))
    expect(await readByKey(headers, id)).toMatchObject({ state: 'erased', transactionId: null })
    const told = await feedOf(headers)
    expect(typesIn(told)).toEqual([
      'lead.received',
      'lead.called',
      'lead.called',
      'lead.reached',
      'lead.tour_scheduled',
      'lead.toured',
      'lead.moved_in',
      'lead.received',
      'lead.closed',
      'lead.do_not_contact',
      'lead.received',
      'lead.spam',
      'lead.erased',
    ])
    expect(told.events.find(({ type }) => type === 'lead.closed')?.reason).toBe('price')
    expect(await db.partnerEvent.count({ where: { apiKeyId: keyId } })).toBe(13)
  })

  test('closed with others says the class of the reason, also after such a move was undone', async () => {
    const { headers } = await givenReader()
    const actor = await admin()
    const { id } = await sendByKey(headers)
    const leads = [{ id, from: 'new' as const }]
    await moveLeads(actor, { status: 'not-interested', reason: 'Went away', reasonClass: 'location', leads })
    expect(await readByKey(headers, id)).toMatchObject({ state: 'closed', closedReason: 'location' })
    const again = [{ id, from: 'not-interested' as const }]
    const { changeId } = await moveLeads(actor, { status: 'follow-up', leads: again })
    expect((await undoStatuses(actor, { changeId, ids: [id] })).changed).toEqual([id])
    expect(await readByKey(headers, id)).toMatchObject({ state: 'closed', closedReason: 'location' })
    const { events: told } = await feedOf(headers)
    expect(told.map(({ type, reason }) => [type, reason])).toEqual([
      ['lead.received', undefined],
      ['lead.closed', 'location'],
      ['lead.reopened', undefined],
      ['lead.closed', 'location'],
    ])
  })

  test('is told of calls that count no more: one taken back, and one to a family merged by mistake', async () => {
    const { headers } = await givenReader()
    const actor = await admin()
    const { id } = await sendByKey(headers)
    const attemptId = randomUUID()
    await logAttempt(actor, id, { attemptId, outcome: 'reached' })
    await undoAttempt(actor, id, attemptId)
    expect(await readByKey(headers, id)).toMatchObject({ state: 'received', firstAttemptAt: null })
    const { transactionId } = await acceptedLead(leadBody(), { from: null })
    const { id: other } = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
    const householdOf = async (lead: string) =>
      String((await db.tourRequest.findUniqueOrThrow({ where: { id: lead } })).householdId)
    const keptId = await householdOf(other)
    const household = await db.household.findUniqueOrThrow({ where: { id: keptId } })
    const { name, phoneE164, email } = household
    const merged = { absorbedId: await householdOf(id), name, phoneE164, email }
    const mergeId = await mergeHouseholds(actor, keptId, merged)
    await logAttempt(actor, other, { attemptId: randomUUID(), outcome: 'no-answer' })
    expect(await readByKey(headers, id)).toMatchObject({ state: 'called' })
    await undoMerge(actor, mergeId)
    expect(await readByKey(headers, id)).toMatchObject({ state: 'received', firstAttemptAt: null })
    expect(typesIn(await feedOf(headers))).toEqual([
      'lead.received',
      'lead.called',
      'lead.reached',
      'lead.call_undone',
      'lead.merged',
      'lead.called',
      'lead.call_undone',
    ])
  })

  test('is read again only when something has changed', async () => {
    const { headers } = await givenReader()
    const { id } = await sendByKey(headers)
    const read = (sent: Record<string, string> = {}) =>
      one.GET(new Request(`http://localhost/api/v1/leads/${id}`, { headers: { ...headers, ...sent } }), {
        params: Promise.resolve({ id }),
      })
    const known = { 'if-none-match': String((await read()).headers.get('etag')) }
    expect((await read(known)).status).toBe(304)
    await logAttempt(await admin(), id, { attemptId: randomUUID(), outcome: 'no-answer' })
    expect((await read(known)).status).toBe(200)
  })

  test('is held back as suspected spam without a word to its sender', async () => {
    const { headers } = await givenReader()
    const phone = '(303) 555-0142'
    for (let turn = 0; turn < 7; turn += 1) await sendByKey(headers, { phone })
    const [held] = await db.tourRequest.findMany({ where: { quarantinedAt: { not: null } } })
    expect(await readByKey(headers, String(held?.id))).toMatchObject({ state: 'received' })
  })

  test('is listed page by page, and found by the key it was sent with', async () => {
    const { headers } = await givenReader()
    const sent = [
      await sendByKey(headers),
      await sendByKey(headers),
      await sendByKey(headers, { transactionId: 'a 1' }),
    ]
    const page = async (query: string) =>
      ownLeadsSchema.parse((await callByKey(list.GET, headers, { query })).body)
    const first = await page('?limit=2')
    expect(first.leads.map(({ id }) => id)).toEqual([sent[2]?.id, sent[1]?.id])
    const second = await page(`?limit=2&before=${first.next}`)
    expect(second).toMatchObject({ leads: [{ id: sent[0]?.id }], next: null })
    const found = await page(`?transactionId=${encodeURIComponent('a 1')}`)
    expect(found.leads.map(({ id }) => id)).toEqual([sent[2]?.id])
    for (const query of ['?limit=0', '?limit=-1', '?before=x', '?transactionId=a%00'])
      expect((await callByKey(list.GET, headers, { query })).status).toBe(400)
  })

  test('is nobody else’s: two partners and a stranger try each other’s ids', async () => {
    const [a, b] = [await givenReader(), await givenReader()]
    const testKey = await givenReader({ isTest: true })
    const writer = await givenKey(['leads:write'])
    const { id } = await sendByKey(b.headers)
    const { id: simulated } = await sendByKey(testKey.headers)
    const status = async (headers: Record<string, string>, lead: string) =>
      (await callByKey(one.GET, headers, { params: { id: lead } })).status
    expect([await status(a.headers, id), await status(testKey.headers, id)]).toEqual([404, 404])
    expect([await status(a.headers, simulated), await status({}, id)]).toEqual([404, 401])
    expect(await status(writer.headers, id)).toBe(403)
    const params = { id: simulated }
    const body = { event: 'lead.reached' }
    expect(
      (await callByKey(simulation.POST, (await givenReader({ isTest: true })).headers, { params, body }))
        .status,
    ).toBe(404)
    expect((await callByKey(simulation.POST, b.headers, { params: { id }, body })).status).toBe(403)
    expect(await readByKey(testKey.headers, simulated)).toMatchObject({ state: 'received' })
    for (const other of [a.headers, testKey.headers]) {
      const { body: leads } = await callByKey(list.GET, other)
      expect(JSON.stringify(leads)).not.toContain(id)
    }
    // Events get their positions when their own key reads them.
    for (const own of [b.headers, testKey.headers])
      expect(typesIn(await feedOf(own))).toEqual(['lead.received'])
    expect((await feedOf(a.headers)).events).toEqual([])
    for (const route of [list.GET, events.GET]) {
      expect((await callByKey(route, {})).status).toBe(401)
      expect((await callByKey(route, writer.headers)).status).toBe(403)
    }
  })
})

describe('the feed', () => {
  test('goes on at its cursor, and skips nothing that commits late', async () => {
    const { id: apiKeyId, headers } = await givenReader()
    const leadIds = [randomUUID()]
    const event = (type: string) => ({ data: { apiKeyId, leadIds, type, causeId: randomUUID() } })
    await db.partnerEvent.create(event('lead.received'))
    const first = await feedOf(headers)
    let second: Awaited<ReturnType<typeof feedOf>> | undefined
    await db.$transaction(async (tx) => {
      await tx.partnerEvent.create(event('lead.called'))
      await db.partnerEvent.create(event('lead.reached'))
      second = await feedOf(headers, first.next)
      expect(typesIn(second)).toEqual(['lead.reached'])
    })
    expect(typesIn(await feedOf(headers, second?.next))).toEqual(['lead.called'])
    expect(typesIn(await feedOf(headers))).toEqual(['lead.received', 'lead.reached', 'lead.called'])
    const concurrent = await Promise.all(Array.from({ length: 4 }, () => feedOf(headers)))
    expect(new Set(concurrent.map(({ next }) => next))).toEqual(new Set(['3']))
    for (const query of ['?after=-1', '?after=x', '?limit=1000'])
      expect((await callByKey(events.GET, headers, { query })).status).toBe(400)
  })

  test('keeps a month, and its cursors stay true', async () => {
    const { id: apiKeyId, headers } = await givenReader()
    await sendByKey(headers)
    const { next } = await feedOf(headers)
    await db.partnerEvent.updateMany({ data: { createdAt: new Date(Date.now() - 32 * 86_400_000) } })
    await forgetPartnerEvents.run(new Date())
    expect(await db.partnerEvent.count({ where: { apiKeyId } })).toBe(0)
    await sendByKey(headers)
    expect(typesIn(await feedOf(headers, next))).toEqual(['lead.received'])
  })
})
