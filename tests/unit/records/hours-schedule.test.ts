import { describe, expect, test } from 'vitest'
import { previewMoments } from '@/lib/records/hours/preview-moments'
import { type Schedule, scheduleSchema } from '@/lib/records/hours/schedule'
import { rowsOf, scheduleOf } from '@/lib/records/hours/schedule-rows'
import { clockText, readClock } from '@/lib/site/content/clock-time'

const closedWeek = (): Schedule['week'] => [[], [], [], [], [], [], []]
const schedule = (part: Partial<Schedule>): Schedule => ({ own: true, week: closedWeek(), days: [], ...part })
const special = (part: Partial<Schedule['days'][number]>) => ({
  from: '2026-11-26',
  to: '',
  closed: true,
  hours: [],
  note: '',
  ...part,
})
const saturday = (...hours: [string, string][]) =>
  schedule({
    week: closedWeek().with(
      6,
      hours.map(([opens, closes]) => ({ opens, closes })),
    ),
  })

function faults(given: Schedule) {
  const issues = scheduleSchema.safeParse(given).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message.slice(0, 30)]))
}

test.each([
  ['9', null],
  ['13:00', '13:00'],
  ['9am', '09:00'],
  ['9:30 p.m.', '21:30'],
  ['12 PM', '12:00'],
  ['12:00 AM', '00:00'],
  ['noon', '12:00'],
  ['midnight', '00:00'],
  ['24:30', null],
  ['13 pm', null],
  ['', null],
])('the time %j is %j', (typed, time) => {
  expect(readClock(typed)).toBe(time)
  if (time) expect(readClock(clockText(time))).toBe(time)
})

describe('a schedule is refused at its field', () => {
  test.each([
    ['unreadable', [['nine', '5 pm']], { 'week.6.0.opens': 'Please enter a time such as 9:' }],
    ['reversed', [['5 PM', '9 AM']], { 'week.6.0.closes': 'Please enter a time after the ' }],
    [
      'overlapping',
      [
        ['9 AM', '12 PM'],
        ['11:59 AM', '4 PM'],
      ],
      { 'week.6.1.opens': 'This overlaps with 9 AM to 12 ' },
    ],
    [
      'touching is fine',
      [
        ['9 AM', '12 PM'],
        ['12 PM', '12 AM'],
      ],
      {},
    ],
  ] as [string, [string, string][], Record<string, string>][])('%s', (_, hours, found) => {
    const expected = Object.fromEntries(Object.entries(found).map(([path, text]) => [path, text.trimEnd()]))
    const given = faults(saturday(...hours))
    expect(Object.keys(given)).toEqual(Object.keys(expected))
    for (const [path, text] of Object.entries(expected)) expect(given[path]).toContain(text)
  })

  test('for dates without a day, reversed, repeated, half overlapping, or open without hours', () => {
    const days = [
      special({ from: '' }),
      special({ from: '2026-12-02', to: '2026-12-01' }),
      special({}),
      special({}),
      special({ from: '2026-12-24', to: '2027-01-01' }),
      special({ from: '2026-12-25', closed: false }),
      special({ from: '2026-12-31', to: '2027-01-03' }),
    ]
    expect(Object.keys(faults(schedule({ days }))).toSorted()).toEqual([
      'days.0.from',
      'days.1.to',
      'days.3.from',
      'days.5.hours',
      'days.6.from',
    ])
  })
})

test('a saved schedule comes back as it was written', () => {
  const given = schedule({
    week: closedWeek().with(6, [
      { opens: '9:00 AM', closes: '12:00 PM' },
      { opens: '1:00 PM', closes: '12:00 AM' },
    ]),
    days: [
      special({ note: 'Thanksgiving' }),
      special({
        from: '2026-12-24',
        to: '2027-01-01',
        closed: false,
        hours: [{ opens: '9:00 AM', closes: '1:00 PM' }],
      }),
    ],
  })
  const rows = rowsOf(scheduleSchema.parse(given), 'house')
  expect(rows).toHaveLength(6 + 2 + 1 + 1)
  expect(rows.find(({ weekday, opensAt }) => weekday === 6 && opensAt === '13:00')?.closesAt).toBe('24:00')
  expect(scheduleOf(rows, 'house', '2026-11-22')).toEqual(given)
  expect(scheduleOf(rows, 'house', '2026-11-27').days).toHaveLength(1)
})

test('rows with one opening a day, from older installations, open unchanged', () => {
  const old = { communityId: null, date: null, lastDate: null, note: null }
  const night = { ...old, weekday: 1, opensAt: '22:00', closesAt: '06:00', closed: false }
  const found = scheduleOf([night], null, '2026-11-22')
  expect(found.week[1]).toEqual([{ opens: '10:00 PM', closes: '6:00 AM' }])
  expect(found.week[0]).toEqual([])
  expect(scheduleOf([], null, '2026-11-22').week[0]).toEqual([{ opens: '7:00 AM', closes: '9:00 PM' }])
})

test('the preview is for now, tonight at ten and the next special day', () => {
  const days = scheduleSchema.parse(schedule({ days: [special({})] }))
  const moments = previewMoments(rowsOf(days, null), 'America/Denver', new Date('2026-11-22T17:00:00Z'))
  expect(moments.map(({ name, at }) => [name, at.toISOString()])).toEqual([
    ['Now', '2026-11-22T17:00:00.000Z'],
    ['Tonight', '2026-11-23T05:00:00.000Z'],
    ['Next special day', '2026-11-26T17:00:00.000Z'],
  ])
})
