import { expect, test } from 'vitest'
import { readReport } from '@/lib/marketing/advertising/read-report'
import { dayIn, matchTypeIn, microsIn, numberIn } from '@/lib/marketing/advertising/report-cells'

const HEADING = ['Day', 'Campaign', 'Impr.', 'Clicks', 'Cost', 'Conversions']

test('F9: days, amounts and counts as downloads write them', () => {
  expect(
    ['2026-11-22', '11/22/2026', '1/2/2026', 'Nov 22, 2026', 'Sunday, November 22, 2026'].map(dayIn),
  ).toEqual(['2026-11-22', '2026-11-22', '2026-01-02', '2026-11-22', '2026-11-22'])
  expect(['2026-02-30', '13/1/2026', 'yesterday', '', '22.13.2026'].map(dayIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect(['$1,234.50', '0.0000005', '--', '', '90071992547.409931', '312'].map(microsIn)).toEqual([
    1_234_500_000n,
    1n,
    0n,
    0n,
    90_071_992_547_409_931n,
    312_000_000n,
  ])
  expect(['-5', '12,34', 'ten', '1e3'].map(microsIn)).toEqual([null, null, null, null])
  expect(['1,200', '6.50', '--', '3000000000'].map(numberIn)).toEqual([1200, 6.5, 0, null])
  expect(matchTypeIn('[assisted living]', '')).toEqual({ text: 'assisted living', matchType: 'EXACT' })
  expect(matchTypeIn('"assisted living"', 'Phrase match (close variant)').matchType).toBe('PHRASE')
  expect(matchTypeIn('assisted living', '').matchType).toBeNull()
})

test('F9: a report of Google Ads, with its title above and its totals below', () => {
  const { level, lines, problems } = readReport([
    ['Campaign report'],
    ['November 1, 2026 - November 2, 2026'],
    ['Day', 'Campaign', 'Currency code', 'Impr.', 'Clicks', 'Cost', 'Conversions'],
    ['2026-11-01', 'Denver Search', 'USD', '1,200', '84', '312.45', '6.50'],
    ['2026-11-02', 'Denver Search', 'USD', '', ' --', '0.00', '0'],
    ['2026-11-02', 'Paris', 'EUR', '1', '1', '2', '0'],
    ['Total: Campaigns', '', '', '1,200', '84', '312.45', '6.50'],
    ['Total: Account', ' --', 'USD', '1,200', '84', '312.45', '6.50'],
  ])
  expect(level).toBe('campaign')
  expect(lines).toMatchObject([
    {
      number: 4,
      day: '2026-11-01',
      campaign: 'Denver Search',
      impressions: 1200,
      clicks: 84,
      costMicros: 312_450_000n,
      conversions: 6.5,
    },
    { number: 5, day: '2026-11-02', impressions: 0, clicks: 0, costMicros: 0n },
  ])
  expect(problems).toEqual([{ number: 6, words: 'The cost is in EUR, not in US dollars' }])
})

test('F9: reports of Microsoft and Meta by their own headings', () => {
  const microsoft = readReport([
    [
      'Gregorian date',
      'Campaign',
      'Ad group',
      'Keyword',
      'Bid match type',
      'Impressions',
      'Clicks',
      'Spend',
      'Conversions',
    ],
    ['11/1/2026', 'Boulder', 'Care', 'memory care', 'Exact', '10', '2', '7.25', '1'],
    ['©2026 Microsoft Corporation. All rights reserved.', '', '', '', '', '', '', '', ''],
  ])
  expect(microsoft).toMatchObject({
    level: 'keyword',
    lines: [{ adGroup: 'Care', keyword: 'memory care', matchType: 'EXACT', costMicros: 7_250_000n }],
    problems: [],
  })
  const meta = readReport([
    ['Campaign name', 'Ad set name', 'Day', 'Amount spent (USD)', 'Impressions', 'Link clicks', 'Results'],
    ['', '', '', '12.5', '100', '5', '1'],
    ['Autumn', 'Daughters', '2026-11-01', '12.5', '100', '5', ''],
  ])
  expect(meta).toMatchObject({
    level: 'ad_group',
    lines: [{ campaign: 'Autumn', adGroup: 'Daughters', clicks: 5 }],
  })
})

test('F9: what cannot be read is said with its line, and a file of something else is refused', () => {
  const { lines, problems } = readReport([
    HEADING,
    ['soon', 'A', '1', '1', '1', '1'],
    ['2026-11-01', '', '1', '1', '1', '1'],
    ['2026-11-01', 'A', '1', '1', 'much', '1'],
    ['2026-11-01', 'A', '1.5', '1', '1', '1'],
    ['2026-11-01', 'A', 'x', '1', '1', '1'],
  ])
  expect(lines).toEqual([])
  expect(problems.map(({ number }) => number)).toEqual([2, 3, 4, 5, 6])
  expect(() => readReport([['Name', 'Campaign', 'Day']])).toThrow(/Missing columns: a cost in dollars/)
  expect(() => readReport([['Day', 'Campaign', 'Keyword', 'Cost']])).toThrow(/needs a column of ad groups/)
})
