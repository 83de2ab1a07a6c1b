import { randomUUID } from 'node:crypto'
import { addHours, subHours } from 'date-fns'
import { beforeEach, describe, expect, test } from 'vitest'
import { systemActor } from '@/lib/accounts/actor'
import { readLead } from '@/lib/desk/tour-requests/read-lead'
import { db } from '@/lib/platform/database/db'
import { STRANGER_MAILS_PER_DAY } from '@/lib/platform/mail/stranger-limit'
import { startWorker } from '@/lib/server/worker/start-worker'
import { acceptedLead, leadBody } from '../../support/lead-requests'
import { acceptedRsvp, givenEvent, postCancel, postRsvp, rsvpBody } from '../../support/rsvp-requests'
import { until } from '../../support/until'
import { mailTo } from '../../support/visitor-mail'

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, households, event_rsvps, events, communities, email_recipients, rate_limits cascade`
  await db.$executeRaw`truncate outbox_items cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
})

describe('seats', () => {
  test('A6: simultaneous sign-ups get exactly the available seats, and the rest wait', async () => {
    const event = await givenEvent({ maxAttendees: 5 })
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => acceptedRsvp(event.slug, rsvpBody({ guests: 1 }))),
    )
    expect(answers.filter(({ status }) => status === 'confirmed')).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 'waiting')).toHaveLength(9)
    const { _sum } = await db.eventRsvp.aggregate({
      where: { eventId: event.id, status: 'confirmed' },
      _sum: { guests: true },
    })
    expect(_sum.guests).toBe(5)
  })

  test('a party that does not fit waits, while a smaller later one may still get seats', async () => {
    const { slug } = await givenEvent({ maxAttendees: 4 })
    expect((await acceptedRsvp(slug, rsvpBody({ guests: 3 }))).status).toBe('confirmed')
    expect((await acceptedRsvp(slug, rsvpBody({ guests: 2 }))).status).toBe('waiting')
    expect((await acceptedRsvp(slug, rsvpBody({ guests: 1 }))).status).toBe('confirmed')
  })

  test('without a limit everyone gets seats; a party larger than the event gets an error at the field', async () => {
    const open = await givenEvent()
    expect((await acceptedRsvp(open.slug, rsvpBody({ guests: 10 }))).status).toBe('confirmed')
    const small = await givenEvent({ maxAttendees: 3 })
    const refused = await postRsvp(small.slug, rsvpBody({ guests: 4 }))
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      fieldErrors: { guests: 'This event has room for 3 in total' },
    })
  })
})

describe('cancelling', () => {
  test('A6: returned seats go to the first waiting party that fits, which gets mail', async () => {
    const { slug } = await givenEvent({ maxAttendees: 2 })
    const first = await acceptedRsvp(slug, rsvpBody({ email: 'first@example.com' }))
    await acceptedRsvp(slug, rsvpBody({ email: 'second@example.com' }))
    const large = rsvpBody({ email: 'large@example.com', guests: 2 })
    expect((await acceptedRsvp(slug, large)).status).toBe('waiting')
    const small = rsvpBody({ email: 'small@example.com', guests: 1 })
    expect((await acceptedRsvp(slug, small)).status).toBe('waiting')
    expect(await mailTo('small@example.com')).toMatchObject([
      { subject: expect.stringContaining('waiting list'), text: expect.stringContaining('number 2 in line') },
    ])

    const answer = await postCancel(first.path)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(first.path)
    const rows = await db.eventRsvp.findMany({ select: { email: true, status: true, promotedAt: true } })
    expect(rows).toEqual(
      expect.arrayContaining([
        { email: 'first@example.com', status: 'cancelled', promotedAt: null },
        { email: 'large@example.com', status: 'waiting', promotedAt: null },
        { email: 'small@example.com', status: 'confirmed', promotedAt: expect.any(Date) },
      ]),
    )
    const [, promoted] = await mailTo('small@example.com')
    expect(promoted).toMatchObject({
      subject: 'A seat has opened up for you: Soup on the stove',
      calendar: expect.stringContaining('BEGIN:VEVENT'),
      state: 'due',
    })
    expect(await mailTo('first@example.com')).toHaveLength(2)

    await postCancel(first.path)
    expect(await mailTo('first@example.com')).toHaveLength(2)
  })

  test('staff are asked to call a waiting guest who left only a phone number', async () => {
    const { slug } = await givenEvent({ maxAttendees: 1 })
    const first = await acceptedRsvp(slug, rsvpBody())
    await acceptedRsvp(slug, rsvpBody({ name: 'Ruth Adler', email: '', phone: '303-555-0177' }))
    await postCancel(first.path)
    expect(await mailTo('desk@example.com')).toMatchObject([
      { subject: 'Please call a guest: a seat has opened up at Soup on the stove', calendar: null },
    ])
  })

  test('a guessed or altered link opens nothing, and a started event cannot be canceled', async () => {
    const event = await givenEvent()
    const { path } = await acceptedRsvp(event.slug, rsvpBody())
    const altered = path.slice(0, -2) + (path.endsWith('AA') ? 'BB' : 'AA')
    expect((await postCancel(altered)).status).toBe(404)
    expect((await postCancel('/events/x/rsvp/short')).status).toBe(404)
    await db.event.update({ where: { id: event.id }, data: { startsAt: subHours(new Date(), 1) } })
    expect((await postCancel(path)).status).toBe(409)
    expect(await db.eventRsvp.count({ where: { status: 'confirmed' } })).toBe(1)
  })
})

describe('one sign-up', () => {
  test('a double click, even simultaneous, is one sign-up and one mail', async () => {
    const { slug } = await givenEvent({ maxAttendees: 10 })
    const body = rsvpBody({ email: 'ann@example.com', guests: 3 })
    const responses = await Promise.all([1, 2, 3, 4].map(() => postRsvp(slug, body)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201])
    const answers = await Promise.all(responses.map((response) => response.json()))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await db.eventRsvp.count()).toBe(1)
    expect(await mailTo('ann@example.com')).toHaveLength(1)
  })

  test('another person’s key never returns someone else’s private link', async () => {
    const { slug } = await givenEvent()
    const body = rsvpBody({ email: 'ann@example.com' })
    const mine = await acceptedRsvp(slug, body)
    const theirs = await acceptedRsvp(slug, { ...body, name: 'Bob', email: 'bob@example.com' })
    expect(theirs.path).not.toBe(mine.path)
    expect(await db.eventRsvp.count()).toBe(2)
  })

  test('a guest who is already on the list is told so, and gets the link only by mail', async () => {
    const { slug } = await givenEvent()
    const body = rsvpBody({ name: 'Ann Lee', email: 'Ann@Example.com' })
    await acceptedRsvp(slug, body)
    const again = await postRsvp(slug, { ...body, name: 'ann lee', transactionId: randomUUID() })
    expect(again.status).toBe(409)
    expect(await again.json()).toMatchObject({
      message: expect.stringContaining('You are on the list for this event already.'),
    })
    // The mail of the first sign-up says the same.
    expect(await mailTo('ann@example.com')).toHaveLength(1)
  })

  test('T106: forms of all kinds cause at most six mails a day to one address, and the lead says so', async () => {
    const email = 'victim@example.com'
    for (const _ of [1, 2]) await acceptedLead(leadBody({ email }))
    const events = await Promise.all(Array.from({ length: 6 }, () => givenEvent()))
    const name = 'You won $1,000! Claim at https://prize.example/now'
    await Promise.all(events.map(({ slug }) => acceptedRsvp(slug, rsvpBody({ email, name }))))
    const mails = await db.outboxItem.findMany({ where: { channel: 'email', target: email } })
    expect(mails).toHaveLength(STRANGER_MAILS_PER_DAY)
    const [guest] = await mailTo(email)
    expect(guest?.text).toContain('We look forward to seeing you, You.')
    expect(`${guest?.subject}${guest?.text}${guest?.html}`).not.toMatch(/prize|1,000/)
    const noted = await db.leadEvent.findMany({ where: { type: 'mail-limited' } })
    expect(noted.map(({ data }) => data)).toEqual([{ about: 'RSVP' }, { about: 'RSVP' }])

    // A day later it is written to again. The seventh sign-up in an hour would be held.
    await db.$executeRaw`truncate rate_limits`
    await db.$executeRaw`update event_rsvps set created_at = created_at - interval '25 hours'`
    await db.$executeRaw`update outbox_items set created_at = created_at - interval '25 hours'`
    await acceptedRsvp((await givenEvent()).slug, rsvpBody({ email, name: 'Ann' }))
    expect(await mailTo(email)).toHaveLength(STRANGER_MAILS_PER_DAY - 1)
  })

  test('is refused for past, externally ticketed, hidden and unknown events', async () => {
    const past = await givenEvent({ startsAt: subHours(new Date(), 1), endsAt: addHours(new Date(), 1) })
    const elsewhere = await givenEvent({ rsvpUrl: 'https://tickets.example/' })
    const families = await givenEvent({ isPublic: false })
    const draft = await givenEvent({ published: false })
    const status = async (slug: string) => (await postRsvp(slug, rsvpBody())).status
    expect(await status(past.slug)).toBe(409)
    expect(await status(elsewhere.slug)).toBe(409)
    expect(await status(families.slug)).toBe(404)
    expect(await status(draft.slug)).toBe(404)
    expect(await status('no-such-event')).toBe(404)
  })

  test.each([
    [{ name: 'A' }, { name: 'Please enter at least 2 characters' }],
    [{ email: '' }, { phone: 'Please enter a phone number or an email address' }],
    [{ email: 'nonsense' }, { email: 'Please enter a valid email address' }],
    [{ phone: '12' }, { phone: 'Please enter a valid phone number' }],
    [{ guests: 0 }, { guests: 'Please choose between 1 and 10' }],
    [{ guests: '11' }, { guests: 'Please choose between 1 and 10' }],
    [{ callMe: 'on' }, { phone: 'Please enter a phone number so that we can call you' }],
    [{ message: 'x'.repeat(1001) }, { message: 'Message is too long' }],
  ])('errors are shown at the field: %o', async (changes, fieldErrors) => {
    const { slug } = await givenEvent()
    const response = await postRsvp(slug, rsvpBody(changes))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ fieldErrors })
    expect(await db.eventRsvp.count()).toBe(0)
  })

  test.each([[{ honeypot: 'https://spam.example' }], [{ formLoadTime: 400 }]])(
    'a suspected bot takes no seat and gets no mail: %o',
    async (changes) => {
      const { slug } = await givenEvent({ maxAttendees: 1 })
      expect((await acceptedRsvp(slug, rsvpBody(changes))).status).toBe('held')
      expect(await db.outboxItem.count({ where: { kind: 'visitor-mail' } })).toBe(0)
      expect((await acceptedRsvp(slug, rsvpBody())).status).toBe('confirmed')
    },
  )

  test('T32: without JavaScript the plain post leads to the private page, and a mistake back to the form', async () => {
    const { slug } = await givenEvent()
    const type = 'application/x-www-form-urlencoded'
    const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()
    const sent = await postRsvp(slug, form({ name: 'Ann Lee', phone: '303-555-0142', guests: '2' }), { type })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('location')).toMatch(new RegExp(`^/events/${slug}/rsvp/[\\w-]{54}$`))
    const wrong = await postRsvp(slug, form({ name: '<b>', guests: '2', callMe: 'on' }), { type })
    expect(wrong.status).toBe(400)
    const page = await wrong.text()
    expect(page).toContain(`action="/api/events/${slug}/rsvps"`)
    expect(page).toContain('value="&#60;b&#62;"')
    expect(page).toContain('id="callMe" name="callMe" type="checkbox" checked')
  })
})

describe('staff', () => {
  test('B13: an RSVP of a new person is a lead without a clock, and only "please call me" promises a call', async () => {
    const event = await givenEvent()
    const phone = '303-555-0142'
    await acceptedRsvp(event.slug, rsvpBody({ phone, guests: 2 }))
    const created = await db.tourRequest.findFirstOrThrow()
    expect(created).toMatchObject({
      source: 'event-sign-up',
      message: 'Signed up for “Soup on the stove”.',
      promise: null,
      callDueAt: null,
      adConsent: 'denied',
    })
    const rows = await db.outboxItem.groupBy({ by: ['kind'], where: { tourRequestId: created.id } })
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(['alert-watch', 'lead-alert', 'lead-routing'])
    await acceptedRsvp((await givenEvent({ title: 'Bingo' })).slug, rsvpBody({ phone }))
    expect(await db.tourRequest.count()).toBe(1)
    const { transactionId } = await acceptedLead(leadBody({ phone }))
    const lead = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
    const { events: timeline } = await readLead(systemActor('test'), lead.id)
    expect(timeline[0]).toMatchObject({ type: 'rsvp', data: { title: 'Soup on the stove', guests: 2 } })

    const other = await givenEvent({ title: 'Chess' })
    await acceptedRsvp(other.slug, rsvpBody({ phone, callMe: true, message: 'After two, please' }))
    const call = await db.tourRequest.findFirstOrThrow({ where: { source: 'event' } })
    expect(call).toMatchObject({
      message: 'Signed up for “Chess” and asked for a call.\nAfter two, please',
      householdId: lead.householdId,
      status: 'new',
    })
    expect(call.callDueAt).not.toBeNull()
    expect(await db.outboxItem.count({ where: { kind: 'lead-alert', tourRequestId: call.id } })).toBe(1)
  })

  test('a mail is sent by the queue, or kept if there is no mail server', async () => {
    const { slug } = await givenEvent()
    await acceptedRsvp(slug, rsvpBody({ email: 'ann@example.com' }))
    const worker = startWorker({ pollMs: 100 })
    try {
      const mail = await until('it is kept', () =>
        db.outboxItem.findFirst({ where: { target: 'ann@example.com', state: 'kept' } }),
      )
      expect(mail).toMatchObject({ attemptCount: 1, lastError: null, about: 'RSVP' })
    } finally {
      await worker.stop()
    }
  })
})
