import { expect, test } from 'vitest'
import { rowIds } from '@/lib/leads/tour-requests/row-ids'

test('ids of one lead ascend, and those of many differ', () => {
  const leads = Array.from({ length: 200 }, () => Array.from({ length: 24 }, rowIds()))
  for (const ids of leads) expect([...ids].sort()).toEqual(ids)
  expect(new Set(leads.flat()).size).toBe(200 * 24)
  expect(leads[0]?.[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
