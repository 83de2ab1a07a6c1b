import { expect, test } from 'vitest'
import { chooseOwner, type Worker } from '@/lib/desk/routing/choose-owner'
import { nextShift } from '@/lib/desk/routing/next-shift'
import type { Moment } from '@/lib/leads/callers/on-shift'

const zone = 'America/Denver'
/** A Tuesday. */
const noon = new Date('2026-12-01T12:00:00-07:00')
const at = (moment = noon, isAnswered = true): Moment => ({ at: moment, zone, isAnswered })

const worker = (name: string, more: Partial<Worker> = {}): Worker => ({
  id: name,
  name,
  isManager: false,
  shifts: [],
  vacations: [],
  lastRoutedAt: null,
  ...more,
})
const shift = (weekday: number, opensAt: string | null, closesAt: string | null) => ({
  communityId: null,
  weekday,
  date: null,
  lastDate: null,
  opensAt,
  closesAt,
  closed: opensAt === null,
})
const away = (firstDay: string, lastDay: string, coverId: string | null = null) => [
  { firstDay: new Date(firstDay), lastDay: new Date(lastDay), coverId },
]
const chosen = (
  workers: Worker[],
  { familyOwners = [] as string[], previousOwners = [] as string[], moment = at() } = {},
) => {
  const choice = chooseOwner(workers, moment, { familyOwners, previousOwners: new Set(previousOwners) })
  return choice && [choice.assignee.name, choice.turn.name, choice.why]
}

test('C6: whoever has waited longest is next; people without a turn come first, by name', () => {
  const ann = worker('ann', { lastRoutedAt: new Date('2026-12-01T10:00:00Z') })
  const bob = worker('bob', { lastRoutedAt: new Date('2026-12-01T09:00:00Z') })
  expect(chosen([ann, bob])).toEqual(['bob', 'bob', 'turn'])
  expect(chosen([ann, bob, worker('zoe'), worker('kim')])).toEqual(['kim', 'kim', 'turn'])
})

test('C6: only people on shift in the company’s zone; without own hours, during all staffed hours', () => {
  const morning = worker('ann', { shifts: [shift(2, '08:00', '12:00')] })
  const midday = worker('bob', { shifts: [shift(2, '12:00', '16:00')] })
  expect(chosen([morning, midday])).toEqual(['bob', 'bob', 'turn'])
  expect(chosen([worker('off', { shifts: [shift(2, null, null)] })])).toBeNull()
  expect(chosen([worker('kim')], { moment: at(noon, false) })).toBeNull()
  expect(chosen([midday], { moment: at(noon, false) })).toEqual(['bob', 'bob', 'turn'])
})

test('C6: a cover on shift takes the turn of whoever is away; otherwise it is skipped', () => {
  const cover = worker('zoe', { lastRoutedAt: noon })
  const joe = worker('joe', { vacations: away('2026-12-01', '2026-12-01', 'zoe') })
  expect(chosen([joe, cover])).toEqual(['zoe', 'joe', 'turn'])
  expect(chosen([worker('joe', { vacations: away('2026-11-20', '2026-12-24') }), cover])).toEqual([
    'zoe',
    'zoe',
    'turn',
  ])
  const offDuty = worker('zoe', { shifts: [shift(2, null, null)] })
  expect(chosen([joe, offDuty])).toBeNull()
  const both = worker('zoe', { vacations: away('2026-12-01', '2026-12-02', 'joe') })
  expect(chosen([joe, both])).toBeNull()
  expect(chosen([worker('joe', { vacations: away('2026-12-02', '2026-12-09') })])).not.toBeNull()
})

test('C6: the family’s owner or their cover gets it, regardless of turns', () => {
  const bob = worker('bob', { lastRoutedAt: noon })
  expect(chosen([worker('ann'), bob], { familyOwners: ['gone', 'bob'] })).toEqual(['bob', 'bob', 'family'])
  const gone = worker('bob', { vacations: away('2026-12-01', '2026-12-01', 'kim') })
  expect(chosen([worker('ann'), gone, worker('kim')], { familyOwners: ['bob'] })).toEqual([
    'kim',
    'bob',
    'family',
  ])
})

test('C6: a previous owner who did not respond is not chosen again; after everybody there is nobody', () => {
  const [ann, bob] = [worker('ann'), worker('bob')]
  expect(chosen([ann, bob], { previousOwners: ['ann'], familyOwners: ['ann'] })).toEqual([
    'bob',
    'bob',
    'turn',
  ])
  expect(chosen([ann, bob], { previousOwners: ['ann', 'bob'] })).toBeNull()
})

test('C6: an administrator without shifts is chosen when nobody else is on shift', () => {
  const boss = worker('boss', { isManager: true })
  expect(chosen([boss, worker('zoe', { lastRoutedAt: noon })])).toEqual(['zoe', 'zoe', 'turn'])
  expect(chosen([boss])).toEqual(['boss', 'boss', 'turn'])
  const onShift = worker('boss', { isManager: true, shifts: [shift(2, '08:00', '18:00')] })
  expect(chosen([onShift, worker('zoe', { lastRoutedAt: noon })])).toEqual(['boss', 'boss', 'turn'])
})

test('C6: with nobody on shift it waits for the next shift of anybody who is not away', () => {
  const schedule = { momentAt: (moment: Date) => at(moment, false), nextAnswered: () => null }
  const early = worker('ann', {
    shifts: [shift(3, '08:00', '12:00'), shift(4, '09:00', '12:00')],
    vacations: away('2026-12-02', '2026-12-02'),
  })
  const late = worker('bob', { shifts: [shift(5, '08:00', '12:00')] })
  expect(nextShift([early, late], noon, schedule)?.toISOString()).toBe('2026-12-03T16:00:00.000Z')
  expect(nextShift([worker('off', { shifts: [shift(2, null, null)] })], noon, schedule)).toBeNull()
})
