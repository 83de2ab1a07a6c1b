import { expect, test } from 'vitest'
import { costPer, formatCostPer, formatMoney } from '@/lib/marketing/ad-costs/cost-per'
import { costBehindIn, costViewIn } from '@/lib/marketing/ad-costs/costs-query'

test('F10: nothing is divided by nothing, and nothing spent is not zero dollars', () => {
  expect([costPer(120, 3), costPer(120, 0), costPer(null, 3)]).toEqual([40, null, null])
  expect([
    formatCostPer(120, 3),
    formatCostPer(120, 0),
    formatCostPer(null, 3),
    formatCostPer(null, 0),
  ]).toEqual(['$40.00', 'none yet', '–', '–'])
  expect([formatMoney(99.5), formatMoney(1234.5), formatMoney(null)]).toEqual(['$99.50', '$1,235', '–'])
})

test('F10: an address names a view and a figure; what it does not know is the usual one', () => {
  const read = (text: string) => costViewIn(new URLSearchParams(text))
  expect(read('')).toEqual({ side: 'last', grouping: 'campaign' })
  expect(read('touch=first&group=ad-group')).toEqual({ side: 'first', grouping: 'ad-group' })
  expect(read('touch=x&group=hour')).toEqual({ side: 'last', grouping: 'campaign' })
  const behind = (text: string) => costBehindIn(new URLSearchParams(text))
  expect(behind('measure=toured&key=')).toEqual({ measure: 'toured', key: '' })
  expect(behind('measure=late&key=a%00b')).toEqual({ measure: 'received', key: 'ab' })
  expect(behind('').key).toBeNull()
})
