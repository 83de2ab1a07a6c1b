import { beforeEach, expect, test } from 'vitest'
import { LEAD_ALERT } from '@/lib/leads/tour-requests/alert-kinds'
import { leadAlert } from '@/lib/leads/tour-requests/lead-alert'
import { db, pool } from '@/lib/platform/database/db'
import type { Outcome } from '@/lib/platform/outbox/define-handler'
import { claim } from '@/lib/platform/outbox/lease'
import { settle } from '@/lib/platform/outbox/settle'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'

const REFUSED = { outcome: 'permanent-failure', response: '550 No such user', responseCode: 550 } as const
const BUSY = { outcome: 'temporary-failure', response: '451 Try later', responseCode: 451 } as const

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, outbox_items, rate_limits cascade`
  await db.emailRecipient.createMany({
    data: [{ email: 'desk@example.com' }, { email: 'nurse@example.com' }],
  })
})

/** A new lead whose alerts to the desk and the nurse ended as given. */
async function givenEnds(ends: Record<'desk' | 'nurse', Outcome>) {
  await acceptedLead(leadBody())
  const capacity = new Map([[LEAD_ALERT, 2]])
  const items = await claim(pool(), { owner: 'us', capacity, running: [] })
  const ended = items.map((item) => ({ item, result: ends[item.target?.split('@')[0] as 'desk' | 'nurse'] }))
  await settle('us', ended, new Map([[LEAD_ALERT, leadAlert]]))
  const lead = await db.tourRequest.findFirstOrThrow({
    include: {
      deliveries: { where: { kind: 'lead-alert' }, orderBy: { target: 'asc' } },
      events: { where: { type: 'alarm' } },
    },
  })
  return { startedAt: items[0]?.startedAt ?? new Date(Number.NaN), ...lead }
}

test('T39: an alert that failed for now is tried again two seconds after it began, without an alarm yet', async () => {
  const { startedAt, deliveries, alarmedAt } = await givenEnds({ desk: BUSY, nurse: REFUSED })
  const dueAt = new Date(startedAt.getTime() + 2_000)
  expect(deliveries).toMatchObject([
    { target: 'desk@example.com', state: 'due', dueAt, lastError: BUSY.response, leaseOwner: null },
    { target: 'nurse@example.com', state: 'failed' },
  ])
  expect(alarmedAt).toBeNull()
})

test('T43: the last alert that failed for good raises the alarm, once', async () => {
  const { deliveries, alarmedAt, events } = await givenEnds({ desk: REFUSED, nurse: REFUSED })
  expect(deliveries.map(({ state }) => state)).toEqual(['failed', 'failed'])
  expect(alarmedAt).not.toBeNull()
  expect(events).toMatchObject([{ data: { reason: 'every-delivery-failed' } }])
})

test('a lead with one delivered alert raises no alarm', async () => {
  const { alarmedAt } = await givenEnds({ desk: { outcome: 'sent', response: '250 ok' }, nurse: REFUSED })
  expect(alarmedAt).toBeNull()
})
