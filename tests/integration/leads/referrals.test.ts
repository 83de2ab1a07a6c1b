import { beforeEach, expect, test } from 'vitest'
import { POST } from '@/app/api/referrals/route'
import { readReferral, referralState } from '@/lib/leads/referrals/read-referral'
import { expireTags } from '@/lib/platform/cache/expiry'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const PLANNER = {
  name: 'Ruth Ellis',
  role: 'Discharge planner',
  facility: 'St. Anne',
  phone: '303-555-0142',
  extension: '12',
  payer: 'medicaid',
}

function refer(fields: Record<string, string>) {
  return POST(
    new Request('http://localhost:3000/api/referrals', {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost:3000',
        'x-porchlight-client-address': '203.0.113.9',
      },
      body: new URLSearchParams(fields).toString(),
    }),
    undefined,
  )
}

const stored = () => db.tourRequest.findMany({ orderBy: { createdAt: 'asc' }, include: { household: true } })

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, outbox_items, care_needs, rate_limits, staffed_hours cascade`
  // Somebody answers at any hour at which the tests run.
  const always = { opensAt: '00:00', closesAt: '24:00' }
  await db.staffedHours.createMany({ data: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...always })) })
  forgetRemembered()
  await expireTags(['care_needs'])
})

test('T122: a referral has a clock of five minutes and is due before a family that asked just before', async () => {
  await acceptedLead(leadBody())
  const { id } = await db.careNeed.create({ data: { name: 'Oxygen' } })
  const response = await refer({ ...PLANNER, [`need-${id}`]: 'on', neededOn: '2026-12-03' })
  expect(response.status).toBe(303)
  const [family, referral] = await stored()
  expect(referral).toMatchObject({
    source: 'referral-form',
    phoneE164: '+13035550142',
    phoneExtension: '12',
    adConsent: 'denied',
    message: 'Discharge planner, St. Anne.\nNeeds: Oxygen.\nNeeded from: Dec 3, 2026.\nPayer: Medicaid.',
  })
  const minutes = (referral?.callDueAt?.getTime() ?? 0) - (referral?.createdAt.getTime() ?? 0)
  expect(minutes).toBe(5 * 60_000)
  expect(referral?.callDueAt?.getTime()).toBeLessThan(family?.callDueAt?.getTime() ?? 0)
})

test('T122: two referrals from one desk are two families', async () => {
  await refer(PLANNER)
  await refer({ ...PLANNER, payer: 'va' })
  const referrals = await stored()
  expect(referrals).toHaveLength(2)
  expect(referrals[0]?.householdId).not.toBe(referrals[1]?.householdId)
})

test('the link shows the state, and mistakes keep what was typed', async () => {
  const sent = await refer(PLANNER)
  const token = sent.headers.get('location')?.split('/').at(-1) ?? ''
  const referral = await readReferral(token)
  expect(referral && referralState(referral)).toMatch(/^We will call you/)
  const refused = await refer({ ...PLANNER, role: '' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Please enter your role')
})
