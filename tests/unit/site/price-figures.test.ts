import { expect, test } from 'vitest'
import { demoData } from '@/prisma/seed/demo-data'
import { NOT_OUR_PRICES, unbackedFigures } from '@/tests/support/price-figures'

/** Every string of the demo, with its path. Layouts of ads have no prices of ours. */
function* strings(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (value !== null && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* strings(inner, `${path}.${key}`)
  }
}

const everything = [...strings(demoData, 'demoData')]

test('T115: a row backs every dollar figure in the texts of the demo', () => {
  const found = everything.flatMap(([path, text]) =>
    unbackedFigures(text).map((figure) => `${path}: ${figure}`),
  )
  expect(found).toEqual([])
})

test('T115: an amount that no row has is noticed, and each exception still exists', () => {
  expect(unbackedFigures('From $4,851 a month, $2,000 once and $12.34')).toEqual(['$4,851', '$12.34'])
  const all = everything.map(([, text]) => text)
  expect(NOT_OUR_PRICES.filter((words) => !all.some((text) => text.includes(words)))).toEqual([])
})

/** Terms that rows print: prose that repeats them goes stale when a row changes. */
const IN_ROWS =
  /\$350 to \$1,900|\$2,000 community fee|community fee of \$2,000|names? (?:are|is) on the list/i

test('T115: no text of the demo repeats what fees, care levels and waiting lists print', () => {
  expect(everything.filter(([, text]) => IN_ROWS.test(text)).map(([path]) => path)).toEqual([])
})
