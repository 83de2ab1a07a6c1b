import { expect, test } from 'vitest'
import { packed } from '@/lib/platform/database/notices'

test('many entries travel in as few notices as PostgreSQL takes, and none is lost', () => {
  const entries = Array.from(
    { length: 1_000 },
    (_, n) => `01900000-0000-7000-8000-${String(n).padStart(12, '0')} received`,
  )
  const payloads = packed(entries)
  expect(payloads.flatMap((payload) => JSON.parse(payload) as string[])).toEqual(entries)
  for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
  expect(payloads.length).toBeLessThan(10)
  expect(packed([])).toEqual([])
})
