import { expect, test } from 'vitest'
import { amountPattern } from '@/lib/records/checks/price-check'

const finds = (amount: number, text: string) => new RegExp(amountPattern(amount)).test(text)

test.each(['from $4,850 a month', 'From $4850.', '$4,850.00, as of May', 'about $ 4,850'])(
  'finds %s',
  (text) => {
    expect(finds(4_850, text)).toBe(true)
  },
)

test.each(['$4,850.50', '$14,850', '$4,8501', '$4,850,000', '4,850 steps', '$4,995'])('skips %s', (text) => {
  expect(finds(4_850, text)).toBe(false)
})

test('an amount under a thousand, and one with cents', () => {
  expect([finds(950, 'a fee of $950'), finds(950, '$9,500'), finds(950.5, '$950.50 a day')]).toEqual([
    true,
    false,
    true,
  ])
})
