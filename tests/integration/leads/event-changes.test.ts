import { addHours } from 'date-fns'
import { beforeEach, expect, test } from 'vitest'
import { systemActor } from '@/lib/accounts/actor'
import { settleRsvps } from '@/lib/leads/events/settle-rsvps'
import { db } from '@/lib/platform/database/db'
import { visitorMail } from '@/lib/platform/mail/visitor-mail'
import { eventRsvps } from '@/lib/records/entities/event-rsvps'
import { events } from '@/lib/records/entities/events'
import { updateRecord } from '@/lib/records/store/operations'
import { startWorker } from '@/lib/server/worker/start-worker'
import { runDue } from '@/tests/support/outbox-worker'
import { acceptedRsvp, givenEvent, postCancel, postRsvp, rsvpBody } from '@/tests/support/rsvp-requests'
import { until } from '@/tests/support/until'
import { mailTo } from '@/tests/support/visitor-mail'

beforeEach(async () => {
  await db.$executeRaw`truncate event_rsvps, events, communities, email_recipients, rate_limits, outbox_items cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

test('more seats, or a guest removed by staff, advance the waiting list, never beyond the limit', async () => {
  const actor = systemActor('test')
  const event = await givenEvent({ maxAttendees: 1 })
  await acceptedRsvp(event.slug, rsvpBody({ email: 'one@example.com' }))
  await acceptedRsvp(event.slug, rsvpBody({ email: 'two@example.com' }))
  await acceptedRsvp(event.slug, rsvpBody({ email: 'three@example.com' }))
  const rowOf = (email: string) => db.eventRsvp.findFirstOrThrow({ where: { email } })
  const two = await rowOf('two@example.com')
  await expect(updateRecord(actor, eventRsvps, two.id, { status: 'confirmed' })).rejects.toMatchObject({
    fieldErrors: { status: expect.stringContaining('No seat is left') },
  })
  const worker = startWorker({ pollMs: 100 })
  try {
    await updateRecord(actor, events, event.id, { maxAttendees: 2 })
    await until('the next has a seat', async () => (await rowOf('two@example.com')).status === 'confirmed')
    const one = await rowOf('one@example.com')
    await updateRecord(actor, eventRsvps, one.id, { status: 'cancelled' })
    await until('so has the last', async () => (await rowOf('three@example.com')).status === 'confirmed')
    expect((await mailTo('one@example.com')).at(-1)?.subject).toContain('no longer on the list')
  } finally {
    await worker.stop()
  }
})

test('A6: guests with a seat or a place in line are notified once when the event moves, others are not', async () => {
  const actor = systemActor('test')
  const event = await givenEvent({ maxAttendees: 1 })
  await acceptedRsvp(event.slug, rsvpBody({ email: 'seat@example.com' }))
  await acceptedRsvp(event.slug, rsvpBody({ email: 'line@example.com' }))
  const gone = await acceptedRsvp(event.slug, rsvpBody({ email: 'gone@example.com' }))
  await postCancel(gone.path)
  await acceptedRsvp(event.slug, rsvpBody({ email: null, phone: '303-555-0177' }))
  const settle = async (changes: object) => {
    await updateRecord(actor, events, event.id, changes as Record<string, unknown>)
    await runDue(settleRsvps)
  }
  const news = async (to: string) => (await mailTo(to)).slice(1).map(({ subject }) => subject)

  await settle({ summary: 'With bread' })
  expect(await news('seat@example.com')).toEqual([])
  await settle({ startsAt: addHours(event.startsAt, 1).toISOString(), locationText: 'Garden' })
  expect(await news('seat@example.com')).toEqual(['New time: Soup on the stove'])
  const [, moved] = await mailTo('seat@example.com')
  expect(moved?.text).toContain('Before, the place was: Kitchen.')
  expect(moved?.text).toContain('You keep your seat')
  expect(moved?.calendar).toContain('LOCATION:Garden')
  const [, inLine] = await mailTo('line@example.com')
  expect(inLine).toMatchObject({
    calendar: null,
    text: expect.stringContaining('You keep your place in line'),
  })
  expect(await mailTo('desk@example.com')).toMatchObject([
    { subject: expect.stringMatching(/^Please call a guest: Soup on the stove has changed$/) },
  ])
  expect((await mailTo('gone@example.com')).map(({ subject }) => subject)).not.toContain(
    'New time: Soup on the stove',
  )

  await settle({ summary: 'With butter' })
  await settle({ locationText: 'Library' })
  expect(await news('seat@example.com')).toEqual([
    'New time: Soup on the stove',
    'New place: Soup on the stove',
  ])
})

test('A6: calling an event off is told once, after ten minutes for undo; sign-up is closed meanwhile', async () => {
  const actor = systemActor('test')
  const event = await givenEvent({ maxAttendees: 1 })
  const seat = await acceptedRsvp(event.slug, rsvpBody({ email: 'seat@example.com' }))
  await acceptedRsvp(event.slug, rsvpBody({ email: 'line@example.com' }))
  const gone = await acceptedRsvp(event.slug, rsvpBody({ email: 'gone@example.com' }))
  await postCancel(gone.path)
  await acceptedRsvp(event.slug, rsvpBody({ email: null, phone: '303-555-0177' }))
  const set = (changes: Record<string, unknown>) => updateRecord(actor, events, event.id, changes)
  const minutesPass = () => db.event.updateMany({ data: { calledOffAt: new Date(Date.now() - 11 * 60_000) } })
  const news = async (to: string) => (await mailTo(to)).slice(1).map(({ subject }) => subject)

  await set({ calledOff: true, calledOffNote: 'Snow closes the road.' })
  const planned = await db.outboxItem.findFirstOrThrow({ where: { dedupKey: { endsWith: ':called-off' } } })
  expect(planned.dueAt.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000)
  const refusedNow = await postRsvp(event.slug, rsvpBody({ email: 'late@example.com' }))
  expect(refusedNow.status).toBe(409)
  expect((await refusedNow.json()).message).toBe('This event is canceled, so sign-up is closed.')
  await runDue(settleRsvps)
  await set({ calledOff: false })
  await runDue(settleRsvps)
  expect(await news('seat@example.com')).toEqual([])

  await set({ calledOff: true })
  await minutesPass()
  for (const _ of [1, 2]) await runDue(settleRsvps)
  expect(await news('seat@example.com')).toEqual(['Canceled: Soup on the stove'])
  const [, off] = await mailTo('seat@example.com')
  expect(off?.text).toContain('Snow closes the road.')
  expect(off?.calendar).toContain('METHOD:CANCEL')
  const [, inLine] = await mailTo('line@example.com')
  expect(inLine).toMatchObject({ calendar: null, subject: 'Canceled: Soup on the stove' })
  expect(await mailTo('desk@example.com')).toMatchObject([
    { subject: expect.stringMatching(/^Please call a guest: Soup on the stove is canceled$/) },
  ])
  expect((await mailTo('gone@example.com')).map(({ subject }) => subject)).not.toContain(
    'Canceled: Soup on the stove',
  )
  await postCancel(seat.path)
  await runDue(settleRsvps)
  expect(await db.eventRsvp.findFirst({ where: { email: 'line@example.com' } })).toMatchObject({
    status: 'waiting',
  })

  await set({ calledOff: false })
  await runDue(settleRsvps)
  expect(await news('line@example.com')).toEqual([
    'Canceled: Soup on the stove',
    'Back on the calendar: Soup on the stove',
  ])
  expect((await mailTo('line@example.com')).at(-1)?.calendar).toContain('METHOD:REQUEST')
  expect((await mailTo('desk@example.com')).map(({ subject }) => subject)).toContainEqual(
    expect.stringContaining('will take place after all'),
  )
})

test('T108: after an outage a guest gets the latest mail about their seats, and none once the event has begun', async () => {
  const actor = systemActor('test')
  const event = await givenEvent({ maxAttendees: 5 })
  await acceptedRsvp(event.slug, rsvpBody({ email: 'seat@example.com' }))
  const waited = new Date(Date.now() - 11 * 60_000)
  await db.outboxItem.updateMany({ data: { askedAt: waited } })
  await updateRecord(actor, events, event.id, { startsAt: addHours(event.startsAt, 1).toISOString() })
  await runDue(settleRsvps)
  expect((await mailTo('seat@example.com')).map(({ subject }) => subject)).toEqual([
    `New time: ${event.title}`,
  ])
  const payload = { until: new Date(Date.now() - 60_000).toISOString() }
  await db.outboxItem.updateMany({ where: { kind: 'visitor-mail' }, data: { payload } })
  await runDue(visitorMail)
  const [mail] = await db.outboxItem.findMany({ where: { kind: 'visitor-mail', target: 'seat@example.com' } })
  expect(mail?.state).toBe('done')
})

test('a guest who gives up a seat gets a cancellation for their calendar', async () => {
  const event = await givenEvent({ maxAttendees: 5 })
  const { path } = await acceptedRsvp(event.slug, rsvpBody({ email: 'seat@example.com' }))
  await postCancel(path)
  const [came, left] = await mailTo('seat@example.com')
  expect(came?.calendar).toContain('METHOD:REQUEST')
  expect(left?.calendar).toContain('METHOD:CANCEL')
})
