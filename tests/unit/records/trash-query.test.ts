import { expect, test } from 'vitest'
import { timeLeft } from '@/components/admin/records/trash/time-left'
import { trashList } from '@/lib/records/trash/trash-query'

test('the trash’s filters are in its URL', () => {
  const query = trashList.parse(new URLSearchParams('search= porch &entity=faqs&page=3'))
  expect(query).toEqual({ search: 'porch', entity: 'faqs', page: 3 })
  expect(trashList.href(query)).toBe('/admin/trash?search=porch&entity=faqs&page=3')
  expect(trashList.href({ search: '', entity: null, page: 1 })).toBe('/admin/trash')
})

test.each(['0', '-1', '1.5', 'x', '1e9'])('page %s is the first', (page) => {
  expect(trashList.parse({ page }).page).toBe(1)
})

test('the time until deletion is in days, counting a started one', () => {
  const now = Date.parse('2026-11-22T12:00:00Z')
  expect(timeLeft('2026-12-22T12:00:00Z', now)).toBe('in 30 days')
  expect(timeLeft('2026-11-23T13:00:00Z', now)).toBe('in 2 days')
  expect(timeLeft('2026-11-23T11:00:00Z', now)).toBe('within a day')
})
