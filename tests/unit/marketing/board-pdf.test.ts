import { expect, test } from 'vitest'
import { boardPdf } from '@/lib/marketing/monthly-report/board-pdf'
import { readPdf } from '@/tests/support/read-pdf'

const headings = (first: string) => [
  first,
  'Spent',
  'Leads',
  'Called',
  'Reached',
  'Tours',
  'Move-ins',
  '1st touch',
  'Days',
]

/** As many lines as each table can have, with names that are too long for their column. */
function tableOf(first: string, lines: number) {
  const rows = Array.from({ length: lines }, (_, at) => ({
    key: String(at),
    cells: [
      `${first} ${at} with a name that nobody could fit into a column`,
      '$123,456',
      ...Array(7).fill('10,000'),
    ],
  }))
  return { headings: headings(first), rows }
}

test('T197: the report fits on one tagged page, however long its names are', async () => {
  const pdf = await boardPdf(
    {
      title: 'Campaigns and move-ins, Sep 28, 2026 to Oct 31, 2026',
      answer: `${'A campaign with a long name, '.repeat(6)}brought the most move-ins by last touch: 10 of 40. The median time from request to move-in is 41 days.`,
      costs:
        'Spent: $123,456. Per lead: $123. Per tour: $1,234. Per move-in: $12,345. Median time from request to move-in: 41 days.',
      tables: [
        tableOf('Campaign', 9),
        tableOf('Source', 5),
        tableOf('Landing page', 5),
        tableOf('Community', 5),
      ],
      notes: [
        'Leads received on these dates, with their tours and move-ins to date, by last touch.',
        '12 of 10,000 leads not yet called: they can still tour and move in.',
        '1,200 of 10,000 leads without consent to advertising: the click is not saved, so only the campaign name is known.',
        '4,000 of 10,000 leads not matched to a campaign.',
        'Not counted: suspected spam, test requests, unfinished forms, and calls and visits without a known ad.',
      ],
    },
    'Oak Homes',
  )
  const { words, tags, isTagged } = readPdf(pdf)
  expect(words).toContain('1 / 1')
  expect(words).toContain('$123,456')
  expect(isTagged).toBe(true)
  expect(tags).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']))
})
