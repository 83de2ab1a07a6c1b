import { describe, expect, test } from 'vitest'
import { inventedParts } from '@/lib/records/writing-help/invented-parts'

const KNOWN = `Larkspur Court is in Boulder. Maria Lopez leads the team of 24 nurses. Apartments start at $4,850 a
month as of November 3, 2026. 80% of residents walk daily. Three gardens. Write to desk@larkspur.example or see
https://larkspur.example/tour. The tour is free.`

const invented = (text: string) => inventedParts(text, KNOWN).map(({ kind, text: part }) => `${kind} ${part}`)

describe('T189: what no record has is found:', () => {
  test.each([
    ['Apartments start at $3,900.', 'price $3,900'],
    ['Apartments start at 3900 dollars.', 'price 3900 dollars'],
    ['It costs USD 1,200 to start.', 'price USD 1,200'],
    ['A month is $24.', 'price $24'],
    ['Our team has 25 nurses.', 'number 25'],
    ['Our team has ２５ nurses.', 'number 25'],
    ['Our team has ٢٥ nurses.', 'number ٢٥'],
    ['It costs half.', 'number half'],
    ['It has twenty-five nurses.', 'number twenty'],
    ['It has four thousand rooms.', 'number four'],
    ['24% of residents walk.', 'number 24%'],
    ['Ⅻ rooms are open.', 'name XII'],
    ['½ of them walk.', 'number'],
    ['You get a discount.', 'price discount'],
    ['There are no fees.', 'price no fees'],
    ['We guarantee a room.', 'price guarantee'],
    ['Meet Peter Hall at lunch.', 'name Peter'],
    ['It is near Denver.', 'name Denver'],
    ['Zelda leads the team.', 'name Zelda'],
    ['The team. Zelda leads it.', 'name Zelda'],
    ['Visit in December.', 'name December'],
    ['It is run by ACME.', 'name ACME'],
    ['See evil.com for more.', 'address evil.com'],
    ['Write to sales@evil.example.', 'address sales@evil.example'],
    ['Open https://evil.example/x now.', 'address https://evil.example/x'],
  ])('%s', (text, part) => {
    expect(invented(text).join('\n')).toContain(part)
  })
})

test.each([
  'Larkspur Court in Boulder starts at $4,850.00 a month.',
  'Maria’s team has 24 nurses, and 80 percent of residents walk daily.',
  'Enjoy three gardens. The tour is free.',
  'Prices are as of November 3, 2026, and I’m glad to help.',
  'Write to desk@larkspur.example.',
  'Our nurses are here. “Welcome,” they say.',
])('what a record has is not: %s', (text) => {
  expect(invented(text)).toEqual([])
})

test('a picture may be counted in words, and never in digits', () => {
  const seen = (text: string) => inventedParts(text, '', { mayCount: true })
  expect(seen('Two women sit on four chairs by a window.')).toEqual([])
  expect(seen('20 women sit by a window.')).toHaveLength(1)
  expect(seen('Twelve women sit by a window.')).toHaveLength(1)
})
