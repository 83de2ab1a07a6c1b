import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/lead-forms/google/route'
import { db } from '@/lib/platform/database/db'
import { givenCommunity } from '@/tests/support/admin-fixtures'
import { givenKey } from '@/tests/support/api-keys'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, rate_limits, outbox_items, api_keys, lead_forms, lead_form_deliveries, lead_form_platforms cascade`
})

/** Example from Google's documentation. */
const delivery = (google_key: string, changes: object = {}) => ({
  lead_id: 'TeSter-123-ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefghijklmnopqrstuvwxyz-0123456789',
  api_version: '1.0',
  form_id: 40_000_000_000,
  campaign_id: 20_000_000_000,
  gcl_id: 'TeSter-CLick-1',
  adgroup_id: 0,
  creative_id: 0,
  google_key,
  user_column_data: [
    { column_name: 'Full Name', string_value: 'Ruth Ellis', column_id: 'FULL_NAME' },
    { column_name: 'User Phone', string_value: '+13035550142', column_id: 'PHONE_NUMBER' },
    { column_name: 'User Email', string_value: 'ruth@example.com', column_id: 'EMAIL' },
    { column_name: 'Who is it for?', string_value: 'My father', column_id: 'who_is_it_for?' },
  ],
  ...changes,
})

const send = (body: object) =>
  POST(
    new Request('http://localhost/api/lead-forms/google', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    undefined,
  )

test('B13: a Google lead form submission becomes one regular lead with its click id', async () => {
  const { id: communityId } = await givenCommunity('juniper', { name: 'Juniper House' })
  const { key, name } = await givenKey(['leads:write'], { communityIds: [communityId] })
  expect((await send(delivery(key))).status).toBe(200)
  expect((await send(delivery(key))).status).toBe(200)
  const [lead, ...others] = await db.tourRequest.findMany({ include: { events: true, consents: true } })
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    name: 'Ruth Ellis',
    phoneE164: '+13035550142',
    email: 'ruth@example.com',
    communityId,
    message: 'Who is it for?: My father',
    source: 'google-lead-form',
    gclid: 'TeSter-CLick-1',
    utmSource: 'google',
    utmCampaign: '20000000000',
    botCheck: 'keyed',
    quarantinedAt: null,
  })
  expect(lead?.events).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'received', data: expect.objectContaining({ partner: name }) }),
    ]),
  )
})

test('Google’s test submission is verified and stored as a test, not as a lead', async () => {
  const { key } = await givenKey(['leads:write'])
  const answer = await send(delivery(key, { is_test: true }))
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { message: 'Test received; no lead was created' },
  ])
  expect(await db.leadFormDelivery.findMany()).toMatchObject([
    { platform: 'google', state: 'test', tourRequestId: null },
  ])
  expect((await send(delivery('wrong', { is_test: true }))).status).toBe(401)
  expect(await db.tourRequest.count()).toBe(0)
})

test('without an authorized key nothing is accepted, and the screen says so', async () => {
  expect((await send({})).status).toBe(401)
  expect((await send(delivery('plk_wrong'))).status).toBe(401)
  const { key: reads } = await givenKey(['content:read'])
  expect((await send(delivery(reads))).status).toBe(403)
  const { key } = await givenKey(['leads:write'])
  expect((await send({ google_key: key })).status).toBe(400)
  expect(await db.tourRequest.count()).toBe(0)
  expect(await db.leadFormPlatform.findMany()).toMatchObject([
    { platform: 'google', refusal: 'This API key is not valid' },
  ])
})

test('a form without a name still creates a lead', async () => {
  const { key } = await givenKey(['leads:write'])
  const user_column_data = [{ column_id: 'PHONE_NUMBER', string_value: '(303) 555-0142' }]
  expect((await send(delivery(key, { user_column_data }))).status).toBe(200)
  expect(await db.tourRequest.findFirst()).toMatchObject({ name: 'No name given', message: null })
})

test('B13: a paid lead is kept even without a usable number or any contact data', async () => {
  const { key } = await givenKey(['leads:write'])
  const column = (column_id: string, string_value: string) => ({ column_id, string_value })
  const mailed = [column('PHONE_NUMBER', 'call me'), column('EMAIL', 'ruth@example.com')]
  expect((await send(delivery(key, { lead_id: 'a', user_column_data: mailed }))).status).toBe(200)
  expect((await send(delivery(key, { lead_id: 'b', user_column_data: [] }))).status).toBe(200)
  expect(await db.tourRequest.findMany({ orderBy: { createdAt: 'asc' } })).toMatchObject([
    { phone: '', email: 'ruth@example.com', message: 'PHONE_NUMBER: call me' },
    { phone: '', email: null, message: 'The form gave neither a phone number nor an email address.' },
  ])
})

test('B13: the form determines the community, an answer overrides it, and a key for others leaves it open', async () => {
  const { id: juniper } = await givenCommunity('juniper', { name: 'Juniper House' })
  const { id: willow } = await givenCommunity('willow', { name: 'Willow House' })
  await db.leadForm.create({
    data: {
      platform: 'google',
      formId: '40000000000',
      name: 'Spring',
      communityId: juniper,
      consentWording: 'By sending this you agree to be called.',
    },
  })
  const { key } = await givenKey(['leads:write'])
  const { key: ofWillow } = await givenKey(['leads:write'], { communityIds: [willow] })
  const names = [{ column_id: 'which_house', string_value: 'willow house' }]
  await send(delivery(key, { lead_id: 'a' }))
  await send(delivery(key, { lead_id: 'b', user_column_data: names }))
  await send(delivery(ofWillow, { lead_id: 'c' }))
  const leads = await db.tourRequest.findMany({
    orderBy: { createdAt: 'asc' },
    include: { consents: { where: { kind: 'contact' } } },
  })
  expect(leads.map(({ communityId }) => communityId)).toEqual([juniper, willow, willow])
  expect(leads[0]?.consents).toMatchObject([
    { channel: 'ad-form', wording: 'By sending this you agree to be called.', version: null },
  ])
})

test('an unknown form is registered automatically, and a deleted lead is not restored', async () => {
  const { key } = await givenKey(['leads:write'])
  await send(delivery(key))
  expect(await db.leadForm.findMany()).toMatchObject([
    { platform: 'google', formId: '40000000000', name: 'Google form 40000000000', communityId: null },
  ])
  await db.tourRequest.deleteMany()
  expect((await send(delivery(key))).status).toBe(200)
  expect(await db.tourRequest.count()).toBe(0)
})
