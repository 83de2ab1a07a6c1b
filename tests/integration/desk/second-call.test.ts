import { randomUUID } from 'node:crypto'
import { differenceInMilliseconds } from 'date-fns'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '@/lib/accounts/actor'
import { mineToday } from '@/lib/desk/dashboard/mine-today'
import { ownCalls } from '@/lib/desk/dashboard/own-calls'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { undoAttempt } from '@/lib/desk/tour-requests/undo-attempt'
import { familyText } from '@/lib/leads/family/family-text'
import { noteRefusal } from '@/lib/leads/tour-requests/note-refusal'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { runDue } from '@/tests/support/outbox-worker'
import { startTextService } from '@/tests/support/text-service'
import { givenLead } from '@/tests/support/texted-family'
import { zoneAtHour } from '@/tests/support/zone-at-hour'

const service = await startTextService()
const TOUR = '2030-01-02T17:00:00.000Z'
let sam: Actor
let communityId: string

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, communities, rate_limits, users, outbox_items, site_settings, staffed_hours, do_not_contacts cascade`
  forgetRemembered()
  await db.siteSettings.create({ data: { companyName: 'Evergrove', consentVersion: 4 } })
  await db.staffedHours.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '00:00', closesAt: '24:00' })),
  })
  const { id } = await givenCommunity('aspen', { name: 'Aspen House' })
  communityId = id
  // Noon, when texts may go.
  await db.community.update({ where: { id }, data: { timeZone: zoneAtHour(12), phoneDial: '+13035550100' } })
  const user = await db.user.create({
    data: {
      username: 'sam',
      password: '-',
      role: 'counselor',
      callerName: 'Sam',
      callerNumber: '+13035550140',
    },
  })
  sam = { ...somebody('counselor'), id: user.id }
  Object.assign(env(), service.settings)
  service.texts.length = 0
})
afterAll(() => service.close())

const log = async (
  id: string,
  outcome: 'voicemail' | 'no-answer' | 'reached' | 'text',
  more: object = {},
) => {
  const attemptId = randomUUID()
  await logAttempt(sam, id, { attemptId, outcome, ...more })
  return attemptId
}
const leadOf = (id: string) => db.tourRequest.findUniqueOrThrow({ where: { id } })

test('C12: a first call that nobody answered is followed by a second in three minutes, then by a text', async () => {
  const id = await givenLead({ communityId })
  await log(id, 'no-answer')
  const { firstAttemptAt, nextStep, nextStepAt } = await leadOf(id)
  expect(nextStep).toBe('second-call')
  expect(differenceInMilliseconds(nextStepAt ?? 0, firstAttemptAt ?? 0)).toBe(3 * 60_000)
  expect((await ownCalls(sam)).again).toMatchObject({ id, nextStep: 'second-call' })
  expect(await mineToday(sam, zoneAtHour(12), new Date())).toMatchObject([{ id, step: 'second-call' }])
  await log(id, 'voicemail')
  expect(await leadOf(id)).toMatchObject({ nextStep: 'that-was-us' })
  const { thatWasUs, missedCalls } = await readLead(sam, id)
  expect(missedCalls).toBe(2)
  expect(thatWasUs).toBe(
    'That was Sam calling from (303) 555-0140 about your request. Call us back any time, or reply to this text.',
  )
  await log(id, 'text', { text: thatWasUs })
  await runDue(familyText)
  // It goes along with the text that confirms the request, in either order.
  expect(service.texts.map(({ body }) => body)).toContain(`Evergrove: ${thatWasUs} Reply STOP to stop.`)
  expect(await leadOf(id)).toMatchObject({ nextStep: 'call' })
  await log(id, 'no-answer')
  expect(await leadOf(id)).toMatchObject({ nextStep: 'call' })
})

test('C12: a call taken back counts as none, and who was reached is not called again at once', async () => {
  const [undone, reached] = [
    await givenLead({ communityId }),
    await givenLead({ communityId, phone: '(303) 555-0143' }),
  ]
  await undoAttempt(sam, undone, await log(undone, 'no-answer'))
  await log(undone, 'voicemail')
  expect(await leadOf(undone)).toMatchObject({ nextStep: 'second-call' })
  await log(reached, 'reached')
  await log(reached, 'no-answer')
  expect(await leadOf(reached)).toMatchObject({ nextStep: 'call' })
})

test('C12: both come before an agreed tour, which is next again afterwards', async () => {
  const id = await givenLead({ communityId })
  const tour = {
    status: 'scheduled',
    scheduledDate: new Date(TOUR),
    nextStep: 'tour',
    nextStepAt: new Date(TOUR),
  }
  await db.tourRequest.update({ where: { id }, data: tour })
  await log(id, 'voicemail')
  expect(await leadOf(id)).toMatchObject({ nextStep: 'second-call' })
  await log(id, 'reached')
  expect(await leadOf(id)).toMatchObject({ nextStep: 'tour', nextStepAt: new Date(TOUR) })
})

test('C17: “that was us” is proposed only with consent, words and a number, without a refusal, and not at night', async () => {
  const proposed = async (id: string) => {
    await log(id, 'no-answer')
    await log(id, 'no-answer')
    return [(await leadOf(id)).nextStep, (await readLead(sam, id)).thatWasUs]
  }
  expect(await proposed(await givenLead({ communityId, textConsent: false }))).toEqual(['call', null])
  const refused = await givenLead({ communityId, phone: '(303) 555-0144' })
  await db.$transaction((tx) =>
    noteRefusal(
      tx,
      [{ phoneE164: '+13035550144', email: null }],
      { scope: 'text', how: 'text-reply', words: 'STOP' },
      { by: null, lead: null },
    ),
  )
  expect(await proposed(refused)).toEqual(['call', null])
  await db.community.update({ where: { id: communityId }, data: { timeZone: zoneAtHour(23) } })
  forgetRemembered()
  expect(await proposed(await givenLead({ communityId, phone: '(303) 555-0145' }))).toEqual(['call', null])
  await db.community.update({ where: { id: communityId }, data: { timeZone: zoneAtHour(12) } })
  await db.siteSettings.updateMany({ data: { thatWasUsText: ' ' } })
  forgetRemembered()
  expect(await proposed(await givenLead({ communityId, phone: '(303) 555-0146' }))).toEqual(['call', null])
})
