import { expect, test } from 'vitest'
import { guestCopy } from '@/lib/leads/events/rsvp-mail-copy'
import { nextAfter, seatCopy, stageOf } from '@/lib/site/events/event-stage'
import { googleCalendarUrl } from '@/lib/site/events/google-calendar'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
const lodge = { slug: 'lodge' }
const casa = { slug: 'casa' }

test('an event is upcoming, ongoing or past; without an end it is past once it started', () => {
  const event = { startsAt: at(18), endsAt: at(20) }
  expect([at(17), at(18), at(19), at(20)].map((now) => stageOf(event, now))).toEqual([
    'coming',
    'going-on',
    'going-on',
    'over',
  ])
  expect(stageOf({ startsAt: at(18), endsAt: null }, at(18))).toBe('over')
})

test('free seats are computed from taken ones, never below zero', () => {
  expect(seatCopy(null, 3)).toBeNull()
  expect(seatCopy(12, 5)).toBe('7 of 12 seats left')
  expect(seatCopy(12, 12)).toBe('All 12 seats are taken')
  expect(seatCopy(12, 15)).toBe('All 12 seats are taken')
  expect(seatCopy(1, 0)).toBe('1 of 1 seat left')
})

test('the next events prefer the same community, soonest first, without itself, started and canceled ones', () => {
  const event = (id: string, hour: number, community: typeof lodge | null) => {
    return { id, startsAt: at(hour), endsAt: null, calledOff: id === 'off', community }
  }
  const events = [
    event('past', 1, lodge),
    event('off', 9, lodge),
    event('a', 9, casa),
    event('b', 10, casa),
    event('c', 11, lodge),
  ]
  expect(nextAfter(events, { id: 'x', community: lodge }, at(8), 2).map(({ id }) => id)).toEqual(['a', 'c'])
  expect(nextAfter(events, { id: 'c', community: lodge }, at(8), 5).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('the Google link contains UTC times, the place and a link back', () => {
  const url = new URL(
    googleCalendarUrl(
      {
        title: 'Soup & bread',
        summary: 'You chop.',
        description: null,
        startsAt: at(18),
        endsAt: at(20),
        locationText: null,
      },
      'https://a.test/events/soup',
    ),
  )
  expect(Object.fromEntries(url.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Soup & bread',
    dates: '20261124T180000Z/20261124T200000Z',
    details: 'You chop.\n\nhttps://a.test/events/soup',
    location: 'Location TBD',
  })
})

test('a guest reads times in the community’s zone, with the zone’s name', () => {
  const words = guestCopy({
    event: {
      title: 'Soup',
      startsAt: at(18),
      endsAt: at(20),
      locationText: null,
      calledOff: false,
      calledOffNote: null,
    },
    rsvp: {
      name: 'Ruth',
      guests: 2,
      status: 'confirmed',
      phone: null,
      toldStatus: null,
      toldStartsAt: null,
      toldPlace: null,
      toldCalledOff: false,
    },
    place: null,
    link: 'https://a.test/x',
    page: 'https://a.test/events/soup',
    writer: {
      name: 'Lodge',
      phone: '(303) 555-0151',
      dial: '+13035550151',
      timeZone: 'America/Denver',
      address: ['1 Main St', 'Boulder, CO 80302'],
    },
  })
  expect(words.heading).toBe('We have 2 seats for you')
  expect(words.facts).toContainEqual({
    label: 'When',
    value: 'Tuesday, November 24, 11:00 am – 1:00 pm (Mountain Time)',
  })
  expect(words.facts).toContainEqual({ label: 'Where', value: 'Location TBD' })
  expect(words.facts).toContainEqual({
    label: 'Address',
    value: '1 Main St, Boulder, CO 80302',
    href: expect.stringContaining('maps'),
  })
})
