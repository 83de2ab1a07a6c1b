import { expect, test } from 'vitest'
import { type FamilyFacts, familyCopy } from '@/lib/leads/family/family-copy'
import { isStillCurrent } from '@/lib/leads/family/family-news'
import { promiseNow } from '@/lib/leads/family/promise-now'
import type { Visit } from '@/lib/leads/family/read-visit'
import { tourCalendar } from '@/lib/leads/family/tour-calendar'
import { untilTour } from '@/lib/leads/family/until-tour'

const ZONE = 'America/Denver'
/** 2:30 pm in Denver. */
const TOUR = new Date('2026-12-02T21:30:00Z')
const before = (minutes: number) => new Date(TOUR.getTime() - minutes * 60_000)

const visit = (changes: object = {}) =>
  ({
    lead: { status: 'scheduled', scheduledDate: TOUR, contactEndedAt: null, ...changes },
  }) as unknown as Visit

test.each([
  ['tour-tomorrow', 24 * 60, true],
  ['tour-tomorrow', 3 * 60, true],
  ['tour-tomorrow', 119, false],
  ['tour-soon', 119, true],
  ['tour-soon', 1, true],
  ['tour-soon', 0, false],
  ['tour-set', 1, true],
  ['tour-set', -1, false],
  ['tour-moved', -1, false],
] as const)('T108: %s, %i minutes before the tour: sent %s', (about, minutes, isSent) => {
  const news = { about, tourAt: TOUR.toISOString() }
  expect(isStillCurrent(visit(), news, before(minutes))).toBe(isSent)
})

test('T108: of a tour that has passed, nobody hears that it is called off', () => {
  const news = { about: 'tour-called-off', tourAt: TOUR.toISOString() } as const
  const off = visit({ status: 'follow-up' })
  expect(isStillCurrent(off, news, before(30))).toBe(true)
  expect(isStillCurrent(off, news, before(-1))).toBe(false)
})

test.each([
  [1, 'Today', 'in one minute'],
  [40, 'Today', 'in 40 minutes'],
  [120, 'Today', 'in two hours'],
  [5 * 60, 'Today', 'in five hours'],
  [8 * 60, 'Today', 'today at 2:30 pm'],
  [24 * 60, 'Tomorrow', 'tomorrow'],
  [16 * 60, 'Tomorrow', 'tomorrow'],
  [72 * 60, 'Wednesday, December 2', 'on Wednesday, December 2'],
])('T108: %i minutes before, a tour comes “%s”, “%s”', (minutes, day, when) => {
  expect(untilTour(TOUR, before(minutes), ZONE)).toEqual({ day, when })
  const copy = familyCopy('tour-soon', {
    place: 'Aspen House',
    addressLines: [] as string[],
    comes: { day, when },
  } as FamilyFacts)
  expect([copy.subject, copy.heading]).toEqual([`${day}: your tour of Aspen House`, `Your tour is ${when}`])
})

test('T108: the promise of a call is told as it is true when the message is sent', () => {
  const lead = {
    callAt: null,
    callDueAt: new Date('2026-12-02T18:10:00Z'),
    firstAttemptAt: null,
    contactEndedAt: null,
    promise: 'Within 10 minutes.',
    createdAt: new Date('2026-12-02T18:00:00Z'),
  }
  const at = (time: string, changes = {}) =>
    promiseNow({ ...lead, ...changes }, new Date(`2026-12-02T${time}Z`), ZONE)
  expect(at('18:00:05')).toBe('Within 10 minutes.')
  expect(at('18:06:00')).toBe('We will call you no later than today at 11:10 am.')
  expect(at('18:11:00')).toBe('We are sorry that our call is late. We will call you as soon as we can.')
  expect(at('18:11:00', { firstAttemptAt: new Date() })).toBe('We have already tried to reach you.')
  expect(at('18:11:00', { contactEndedAt: new Date() })).toBeNull()
})

test('the calendar entry of a tour invites its family, and holds no private link', () => {
  const tour = {
    leadId: 'abc',
    startsAt: TOUR,
    minutes: 45,
    sequence: 7,
    place: 'Aspen House',
    address: null,
    phone: '(303) 555-0100',
    page: 'https://a.test/communities/aspen',
    organizer: { name: 'Aspen House', email: 'hello@a.test' },
    attendee: 'ann@example.com',
    isCalledOff: false,
  }
  const linesOf = (file: string) => file.replaceAll(/\r\n[ \t]/g, '').split('\r\n')
  const invited = linesOf(tourCalendar(tour))
  for (const line of [
    'METHOD:REQUEST',
    'UID:tour-abc@a.test',
    'SEQUENCE:7',
    'SUMMARY:Tour of Aspen House',
    'URL:https://a.test/communities/aspen',
  ])
    expect(invited).toContain(line)
  expect(invited.find((line) => line.startsWith('ATTENDEE'))).toMatch(
    /PARTSTAT=ACCEPTED.*:mailto:ann@example\.com$/,
  )
  expect(invited.find((line) => line.startsWith('ORGANIZER'))).toContain('MAILTO:hello@a.test')
  const off = linesOf(tourCalendar({ ...tour, sequence: 8, isCalledOff: true }))
  for (const line of ['METHOD:CANCEL', 'STATUS:CANCELLED', 'UID:tour-abc@a.test', 'SEQUENCE:8'])
    expect(off).toContain(line)
})
