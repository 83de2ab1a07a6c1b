import { demoData } from '@/prisma/seed/demo-data'

/** Dollar amounts in a text, without thousands separators: '$4,850.50' → 4850.5. */
const FIGURE = /\$\s?(\d[\d,]*(?:\.\d+)?)/g

/** Amounts that are no price of the provider, each within the words around it. */
export const NOT_OUR_PRICES = [
  'one Saturday in November and about $120',
  'cost about $15 the pair',
  'Put $150 in the third',
  'took in $214',
  'Up to $3,000 a year toward a nursing license',
  'spend up to $10,000 on her own signature',
  'between $5,000 and $6,000 a month',
  'Four of them together can be $200 a month',
  'cost $6,000 in 1988 may bring $400 today',
  'a little under $164,000',
  'A pension of $3,800 is too high on paper. After $5,600 of care',
  'roughly $2,420 a month for a veteran alone, $2,870 for a veteran with a spouse, and $1,560 for',
]

const { communities, floorPlans, fees, careLevels, jobs } = demoData

/** Amounts of the rows that pages print, and what they print of them together. */
const BACKED = new Set([
  ...floorPlans.map(({ startingPrice }) => startingPrice),
  ...communities.flatMap(({ respiteNightlyRate }) => respiteNightlyRate ?? []),
  ...fees.map(({ amount }) => amount),
  ...careLevels.map(({ amount }) => amount),
  ...jobs.flatMap(({ payFrom, payTo }) => [payFrom, payTo ?? payFrom]),
])

/** Dollar amounts of a text that no row backs. */
export function unbackedFigures(text: string): string[] {
  const rest = NOT_OUR_PRICES.reduce((left, words) => left.replaceAll(words, ' '), text)
  return [...rest.matchAll(FIGURE)]
    .filter(([, digits = '']) => !BACKED.has(Number(digits.replaceAll(',', ''))))
    .map(([figure]) => figure)
}
