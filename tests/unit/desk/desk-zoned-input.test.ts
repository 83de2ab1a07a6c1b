import { describe, expect, test } from 'vitest'
import { fromLocalInput, toLocalInput } from '@/components/admin/kit/zoned-input'

describe('a date field in the community’s zone', () => {
  test.each([
    ['America/Denver', '2026-12-03T14:30', '2026-12-03T21:30:00.000Z'],
    ['America/Denver', '2026-07-03T14:30', '2026-07-03T20:30:00.000Z'],
    ['America/Phoenix', '2026-07-03T14:30', '2026-07-03T21:30:00.000Z'],
  ])('%s: %s is %s and back', (zone, typed, moment) => {
    expect(fromLocalInput(typed, zone)).toBe(moment)
    expect(toLocalInput(moment, zone)).toBe(typed)
  })

  test.each(['', 'tomorrow', '2026-12-03'])('%j is not a moment', (typed) => {
    expect(fromLocalInput(typed, 'America/Denver')).toBeNull()
  })
})
