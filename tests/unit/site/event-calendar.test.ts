import { expect, test } from 'vitest'
import { eventCalendar } from '@/lib/site/events/event-calendar'
import { eventsByMonth, splitEvents } from '@/lib/site/events/event-months'

const event = {
  id: '01a1fdae-0000-7000-8000-000000000001',
  title: 'Soup, and bread',
  summary: null,
  description: '<p>Come &amp; eat.</p>',
  startsAt: new Date('2026-12-01T05:30:00Z'),
  endsAt: new Date('2026-12-01T07:00:00Z'),
  locationText: null,
  calledOff: false,
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

test('the entry of a community’s event has its street and its hours', () => {
  const community = {
    name: 'Birch Court',
    timeZone: 'America/Denver',
    street: '210 Alder Street',
    city: 'Boulder',
    state: 'CO',
    zip: '80302',
  }
  const at = { ...event, community, locationText: 'Dining room' }
  const file = eventCalendar(at, 'https://a.test/events/soup', { name: 'A', email: null }).replaceAll(
    '\r\n\t',
    '',
  )
  expect(file).toContain('LOCATION:Dining room\\, Birch Court\\, 210 Alder Street\\, Boulder\\, CO 80302')
  expect(file).toContain('DESCRIPTION:Monday\\, November 30\\, 10:30 pm – 12:00 am (Mountain Time)')
  expect(file).not.toContain('ORGANIZER')
})

test('A6: the file of a canceled event removes its calendar entry', () => {
  const sequenceOf = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1])
  const organizer = { name: 'A', email: 'a@a.test' }
  const before = eventCalendar(event, 'https://a.test/events/soup', organizer)
  const off = { ...event, calledOff: true, updatedAt: new Date('2026-11-02T12:00:00Z') }
  const after = eventCalendar(off, 'https://a.test/events/soup', organizer)
  expect(before).toContain('METHOD:PUBLISH')
  expect(after).toContain('METHOD:CANCEL')
  expect(after).toContain('STATUS:CANCELLED')
  expect(after).toContain(`UID:${event.id}@a.test`)
  expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before))
})

test('lines are folded at 75 octets, not characters, and read the same unfolded', () => {
  const title = 'Frühstück für Großmütter und Großväter, мастерская, 東京の料理教室'
  const description = '<p>Ä'.concat('ä'.repeat(200), '</p>')
  const file = eventCalendar({ ...event, title, description }, 'https://a.test/events/soup', {
    name: 'Ærø Senior Living at the River',
    email: 'a@a.test',
  })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}`)
  expect(unfolded).toContain(`DESCRIPTION:Ä${'ä'.repeat(200)}`)
})

test('a canceled event was not missed', () => {
  const split = splitEvents([{ ...event, calledOff: true }], new Date('2026-12-01T07:00:00Z'))
  expect(split).toEqual({ upcoming: [], past: [] })
})

test('groups by the month in the community’s zone and keeps current events among the upcoming', () => {
  expect(eventsByMonth([event], 'America/Denver').map(({ month }) => month)).toEqual(['November 2026'])
  expect(splitEvents([event], new Date('2026-12-01T06:00:00Z')).upcoming).toEqual([event])
  expect(splitEvents([event], new Date('2026-12-01T07:00:00Z')).past).toEqual([event])
})

test('a guest’s own file names them, and one who leaves has the entry removed', () => {
  const organizer = { name: 'A', email: 'a@a.test' }
  const now = new Date('2026-11-20T12:00:00Z')
  const guest = { email: 'ann@example.com', isLeaving: false, now }
  const fileFor = (leaving: boolean) =>
    eventCalendar(event, 'https://a.test/events/soup', organizer, { ...guest, isLeaving: leaving })
  expect(fileFor(false)).toContain('METHOD:REQUEST')
  expect(fileFor(false).replaceAll(/\r\n[ \t]/g, '')).toContain('mailto:ann@example.com')
  expect(fileFor(true)).toContain('METHOD:CANCEL')
  expect(fileFor(true)).toContain(`UID:${event.id}@a.test`)
})
