import { expect, test } from 'vitest'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

test('numbers of North America are written as Americans do, everything else as it is', () => {
  expect(writtenPhone('+13035550142')).toBe('(303) 555-0142')
  for (const other of ['+442079460958', '+130355501', 'ruth@example.com', ''])
    expect(writtenPhone(other)).toBe(other)
})
