import { expect, test } from 'vitest'
import { eventCalendar } from '@/lib/events/event-calendar'
import { eventsByMonth, splitEvents } from '@/lib/events/event-months'

const event = {
  id: '01a1fdae-0000-7000-8000-000000000001',
  title: 'Soup, and bread',
  summary: null,
  description: '<p>Come &amp; eat.</p>',
  startsAt: new Date('2026-12-01T05:30:00Z'),
  endsAt: new Date('2026-12-01T07:00:00Z'),
  locationText: null,
  updatedAt: new Date('2026-11-01T12:00:00Z'),
  community: null,
}

test('A6: writes an event as a calendar file, with Location TBD where none is fixed', () => {
  const file = eventCalendar(event, 'https://a.test/events#soup', { name: 'A', email: 'a@a.test' })
  const lines = file.split('\r\n')
  expect(lines).toContain('DTSTART:20261201T053000Z')
  expect(lines).toContain('DTEND:20261201T070000Z')
  expect(lines).toContain('LOCATION:Location TBD')
  expect(lines).toContain('SUMMARY:Soup\\, and bread')
  expect(lines).toContain('DESCRIPTION:Come & eat.')
  expect(lines).toContain(`UID:${event.id}@a.test`)
})

test('groups by the month in the house’s zone and keeps what goes on now among what is to come', () => {
  expect(eventsByMonth([event], 'America/Denver').map(({ month }) => month)).toEqual(['November 2026'])
  expect(splitEvents([event], new Date('2026-12-01T06:00:00Z')).upcoming).toEqual([event])
  expect(splitEvents([event], new Date('2026-12-01T07:00:00Z')).past).toEqual([event])
})
