import { expect, test } from 'vitest'
import { lastDays, momentsOf, rangeIn } from '@/lib/marketing/reports/numbers-query'

const DENVER = 'America/Denver'
const NOW = new Date('2026-11-22T06:30:00Z')
const range = (text: string) => rangeIn(new URLSearchParams(text), DENVER, NOW)

test('C15: without an address it is the last thirty days there', () => {
  expect(range('')).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(lastDays(7, DENVER, NOW)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
})

test('C15: what is no day, or the wrong way round, is no reason to show nothing', () => {
  expect(range('from=2026-02-30&to=soon')).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(range('from=2026-11-20&to=2026-11-02')).toEqual({ from: '2026-11-02', to: '2026-11-02' })
  expect(range('from=2001-01-01&to=2026-11-02')).toEqual({ from: '2025-11-02', to: '2026-11-02' })
})

test('C15: a day of 25 hours is counted whole', () => {
  expect(momentsOf({ from: '2026-11-01', to: '2026-11-01' }, DENVER)).toEqual({
    begins: new Date('2026-11-01T06:00:00Z'),
    ends: new Date('2026-11-02T07:00:00Z'),
  })
})
