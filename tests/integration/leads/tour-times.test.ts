import { randomUUID } from 'node:crypto'
import { addDays } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'
import { GET } from '@/app/api/communities/[id]/tour-times/route'
import type { Actor } from '@/lib/accounts/actor'
import { changeStatus, scheduleTour } from '@/lib/desk/status/change-status'
import { readTourTimes } from '@/lib/desk/status/tour-times'
import { logAttempt } from '@/lib/desk/tour-requests/log-attempt'
import { visitPath } from '@/lib/leads/family/visit-link'
import { LEAD_ALERT } from '@/lib/leads/tour-requests/alert-kinds'
import { FAMILY_MAIL } from '@/lib/leads/tour-requests/follow-ups'
import { askForChange, callTourOff } from '@/lib/leads/tours/ask-for-change'
import { openVisit } from '@/lib/leads/tours/open-visit'
import { publicTourTimes, shownTimes, type TourTimes } from '@/lib/leads/tours/public-times'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { calendarChange, readCalendar, saveCalendar } from '@/lib/records/tour-times/calendar'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { leadBody, postLead } from '@/tests/support/lead-requests'

const admin = somebody('admin')
const allDay = [{ opens: '12:00 AM', closes: '12:00 AM' }]

let communityId: string
let sam: Actor

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, rate_limits, outbox_items, staffed_hours, users cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  communityId = (await givenCommunity('juniper-house', { name: 'Juniper House' })).id
  const { id } = await db.user.create({ data: { username: 'sam', password: '-', role: 'counselor' } })
  sam = { ...somebody('counselor'), id, username: 'sam' }
  await open()
})

/** Opens all of tomorrow and the day after, for one family at a time by default. */
async function open(part: object = {}, actor = admin) {
  const { seen } = await readCalendar(admin, communityId)
  const calendar = {
    isOpen: true,
    minutes: '60',
    capacity: '1',
    noticeHours: '12',
    daysAhead: '2',
    closedDays: [],
    week: [allDay, allDay, allDay, allDay, allDay, allDay, allDay],
    ...part,
  }
  return saveCalendar(actor, calendarChange.parse({ communityId, seen, calendar }))
}

const timesIn = (times: TourTimes | null) => times?.days.flatMap((day) => day.times.map(({ at }) => at)) ?? []
const freeNow = async () => timesIn(await shownTimes(communityId))

async function firstFree(): Promise<string> {
  const [time] = await freeNow()
  if (!time) throw new Error('nothing is free')
  return time
}

type Answer = {
  transactionId: string
  promise: string
  tour?: { time: string; words: string; booked: boolean }
}

async function ask(changes: Record<string, unknown>) {
  const body = leadBody({ communityId, email: `${randomUUID().slice(0, 8)}@example.com`, ...changes })
  const response = await postLead(body, { from: null })
  const answer = (await response.json()) as Answer
  const lead = await db.tourRequest.findUniqueOrThrow({ where: { transactionId: answer.transactionId } })
  return { body, status: response.status, answer, lead }
}

const tokenOf = (id: string) => visitPath({ id, linkIssuedAt: null }).split('/').pop() ?? ''

const mailsOf = async (tourRequestId: string) =>
  (await db.outboxItem.findMany({ where: { tourRequestId, kind: FAMILY_MAIL }, orderBy: { id: 'asc' } })).map(
    ({ payload }) => (payload as { about: string }).about,
  )

test('B12: families that book one time simultaneously are all stored, and get tours up to the capacity', async () => {
  await open({ capacity: '2' })
  const tourTime = await firstFree()
  const asked = await Promise.all(Array.from({ length: 6 }, () => ask({ tourTime })))
  expect(asked.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  const booked = asked.filter(({ answer }) => answer.tour?.booked)
  expect(booked).toHaveLength(2)
  expect(await db.tourRequest.count({ where: { scheduledDate: new Date(tourTime) } })).toBe(2)
  // The others' preferred time is kept for the call.
  const late = await db.tourRequest.findMany({ where: { status: 'new' } })
  expect(late.map(({ preferredDate }) => preferredDate?.toISOString())).toEqual(Array(4).fill(tourTime))
  expect(await freeNow()).not.toContain(tourTime)
})

test('B12: a booked tour gets confirmation and reminder, and the promised call is still due', async () => {
  const tourTime = (await freeNow()).at(-1) ?? ''
  const { answer, lead } = await ask({ tourTime })
  expect(answer).toMatchObject({
    promise: expect.stringMatching(/./),
    tour: { time: tourTime, booked: true },
  })
  expect(answer).not.toHaveProperty('leadId')
  expect(answer.tour?.words).toContain('Mountain Time')
  expect(lead).toMatchObject({ status: 'scheduled', firstAttemptAt: null, nextStep: 'tour' })
  expect(await mailsOf(lead.id)).toEqual(
    expect.arrayContaining(['received', 'tour-set', 'tour-tomorrow', 'tour-soon']),
  )
  expect(await db.outboxItem.count({ where: { tourRequestId: lead.id, kind: 'lead-escalation' } })).toBe(
    await db.outboxItem.count({
      where: { tourRequestId: (await ask({})).lead.id, kind: 'lead-escalation' },
    }),
  )
})

test('B12: a repeated request with another time moves the tour, until staff talked to the family', async () => {
  const [first = '', second = '', third = ''] = await freeNow()
  const { body, lead } = await ask({ tourTime: first })
  const again = await ask({ ...body, tourTime: second })
  expect(again.status).toBe(200)
  expect(again.answer.tour).toMatchObject({ time: second, booked: true })
  expect(await freeNow()).toContain(first)
  expect((await ask({ ...body, tourTime: second })).answer.tour?.booked).toBe(true)
  await logAttempt(sam, lead.id, { attemptId: randomUUID(), outcome: 'reached' })
  expect((await ask({ ...body, tourTime: third })).answer.tour?.booked).toBe(false)
  expect(await db.tourRequest.findUnique({ where: { id: lead.id } })).toMatchObject({
    scheduledDate: new Date(second),
  })
})

test('B12: no bad time loses a request: not offered, invalid, on a held request, without a calendar', async () => {
  const unavailable = addDays(new Date(), 40).toISOString()
  expect((await ask({ tourTime: unavailable })).answer.tour).toMatchObject({ booked: false })
  const junk = await ask({ tourTime: 'soon' })
  expect(junk).toMatchObject({ status: 201, lead: { rawSideData: { tourTime: 'soon' } } })
  expect(junk.answer).not.toHaveProperty('tour')
  const held = await ask({ tourTime: await firstFree(), honeypot: 'x' })
  expect(held).toMatchObject({ status: 201, lead: { status: 'new' } })
  expect(held.answer).not.toHaveProperty('tour')
  const tourTime = await firstFree()
  await open({ isOpen: false })
  const closed = await ask({ tourTime })
  expect(closed.answer.tour).toMatchObject({ booked: false })
  expect(closed.lead.preferredDate?.toISOString()).toBe(tourTime)
})

test('B12: the family moves its tour among free times by its link, staff are notified, and canceling frees it', async () => {
  const [first = '', second = '', taken = ''] = await freeNow()
  const { lead } = await ask({ tourTime: first })
  await ask({ tourTime: taken })
  const token = tokenOf(lead.id)
  const visit = await openVisit(token)
  const offered = timesIn(visit !== 'ended' && visit ? visit.times : null)
  expect(offered).toContain(first)
  expect(offered).not.toContain(taken)
  await expect(askForChange(token, { tourTime: taken }, null)).rejects.toMatchObject({
    status: 400,
    fieldErrors: { tourTime: expect.stringContaining('taken') },
  })
  const alerts = () => db.outboxItem.count({ where: { tourRequestId: lead.id, kind: LEAD_ALERT } })
  const before = await alerts()
  await askForChange(token, { tourTime: second }, null)
  expect(await alerts()).toBe(before + 1)
  expect(await mailsOf(lead.id)).toContain('tour-moved')
  expect(await db.tourRequest.findUnique({ where: { id: lead.id } })).toMatchObject({
    scheduledDate: new Date(second),
    nextStep: 'tour',
  })
  expect(await freeNow()).toContain(first)
  await callTourOff(token, null)
  expect(await freeNow()).toContain(second)
  await askForChange(token, { tourTime: second, message: 'With my sister' }, null)
  expect(await db.tourRequest.findUnique({ where: { id: lead.id } })).toMatchObject({
    status: 'scheduled',
    message: 'With my sister',
    nextStep: 'call',
  })
})

test('B12: when two families move to one time, one gets it', async () => {
  const [one = '', two = '', wanted = ''] = await freeNow()
  const leads = [(await ask({ tourTime: one })).lead, (await ask({ tourTime: two })).lead]
  const moved = await Promise.allSettled(
    leads.map(({ id }) => askForChange(tokenOf(id), { tourTime: wanted }, null)),
  )
  expect(moved.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('B12: staff see free times, and may override a full one after a warning', async () => {
  const [taken = '', other = ''] = await freeNow()
  await ask({ tourTime: taken })
  const { lead } = await ask({})
  expect(timesIn(await readTourTimes(sam, lead.id))).toContain(other)
  expect(timesIn(await readTourTimes(sam, lead.id))).not.toContain(taken)
  await expect(readTourTimes(somebody('counselor', ['another']), lead.id)).rejects.toMatchObject({
    status: 403,
  })
  const full = {
    status: 400,
    fieldErrors: { scheduledDate: expect.stringContaining('One family has a tour') },
  }
  const to = { status: 'scheduled', scheduledDate: taken } as const
  await expect(changeStatus(sam, lead.id, to)).rejects.toMatchObject(full)
  const attempt = {
    attemptId: randomUUID(),
    outcome: 'reached',
    result: 'tour',
    scheduledDate: taken,
  } as const
  await expect(logAttempt(sam, lead.id, attempt)).rejects.toMatchObject(full)
  await changeStatus(sam, lead.id, { ...to, timeReason: 'They share the tour' })
  // Staff and family may agree on any time, and say why: 3:07 in the night there.
  const odd = { scheduledDate: '2030-01-02T10:07:00.000Z' }
  await expect(scheduleTour(sam, lead.id, odd)).rejects.toMatchObject({
    fieldErrors: { scheduledDate: expect.stringContaining('Wednesday, January 2, 3:07 am is outside') },
  })
  await scheduleTour(sam, lead.id, { ...odd, timeReason: 'They work at night' })
  const said = await db.leadEvent.findFirst({ where: { tourRequestId: lead.id, type: 'scheduled' } })
  expect(said?.data).toMatchObject({ timeReason: 'They work at night' })
  await expect(scheduleTour(sam, lead.id, { scheduledDate: taken })).rejects.toMatchObject(full)
})

test('C4: without a calendar a tour is within the staffed hours, or has a reason', async () => {
  await open({ isOpen: false })
  const hours = { opensAt: '07:00', closesAt: '21:00' }
  await db.staffedHours.createMany({ data: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...hours })) })
  forgetRemembered()
  const { lead } = await ask({})
  const offered = await readTourTimes(sam, lead.id)
  expect(offered).toMatchObject({ fromHours: true })
  const labels = offered?.days[1]?.times.map(({ label }) => label)
  expect([labels?.[0], labels?.at(-1), labels?.length]).toEqual(['7:00 am', '8:00 pm', 14])
  const night = { scheduledDate: '2030-01-05T10:00:00.000Z' }
  await expect(scheduleTour(sam, lead.id, night)).rejects.toMatchObject({
    fieldErrors: {
      scheduledDate: expect.stringContaining('Saturday, January 5, 3:00 am is outside the staffed hours'),
    },
  })
  await scheduleTour(sam, lead.id, { scheduledDate: '2030-01-05T17:00:00.000Z' })
  await scheduleTour(sam, lead.id, { ...night, timeReason: 'They arrive by the night train' })
})

test('B12: free times are public and nothing else is; a booking shows at once', async () => {
  const read = async (id: string) => {
    const request = new Request(`http://localhost/api/communities/${id}/tour-times`)
    const response = await GET(request, { params: Promise.resolve({ id }) })
    return { status: response.status, body: await response.json() }
  }
  const { status, body } = await read('juniper-house')
  expect(status).toBe(200)
  expect(Object.keys(body).toSorted()).toEqual(['days', 'minutes', 'zoneName'])
  const tourTime = await firstFree()
  await ask({ tourTime })
  expect(timesIn(await publicTourTimes(communityId))).not.toContain(tourTime)
  await open({ isOpen: false })
  expect((await read('juniper-house')).body).toBeNull()
  expect((await read('nowhere')).status).toBe(404)
})

test('B12: only an administrator changes a calendar, from its current version; phone holidays apply', async () => {
  for (const role of ['editor', 'counselor', 'viewer'] as const) {
    await expect(open({}, somebody(role))).rejects.toMatchObject({ status: 403 })
    expect((await readCalendar(somebody(role), communityId)).calendar.isOpen).toBe(true)
  }
  await expect(readCalendar(somebody('viewer', ['another']), communityId)).rejects.toMatchObject({
    status: 403,
  })
  const { edited } = await readCalendar(admin, communityId)
  const stale = calendarChange.parse({ communityId, seen: '', calendar: edited })
  await expect(saveCalendar(admin, stale)).rejects.toMatchObject({ status: 409 })
  expect(await freeNow()).not.toEqual([])
  await db.staffedHours.create({
    data: { date: addDays(new Date(), -2), lastDate: addDays(new Date(), 5), closed: true },
  })
  expect(await freeNow()).toEqual([])
})
