import { expect, test } from 'vitest'
import { estimateBill } from '@/lib/site/communities/estimate'
import { describeOpenings, isOpen, summarizeOpenings } from '@/lib/site/communities/openings'
import { priceFigure, pricePhrase } from '@/lib/site/communities/price-copy'
import { type CareLevel, type Fee, type PriceTerms, termsAt } from '@/lib/site/communities/price-terms'
import { priceOf } from '@/lib/site/communities/prices'
import { publicPrice } from '@/lib/site/communities/public-price'
import { respiteOf, respitePhrase } from '@/lib/site/communities/respite'
import { riseSentence } from '@/lib/site/communities/terms-tables'
import { formatDollars } from '@/lib/site/content/format'
import { offerNodes } from '@/lib/site/seo/schema-org/offers'
import { aPrice, apartments, full } from '@/tests/support/prices'

const NOW = new Date('2026-11-24T18:00:00Z')
const day = (text: string) => new Date(`${text}T00:00:00Z`)

/** Repeatable random numbers (mulberry32), so that a failure names its seed. */
function random(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const AT = 'a'

function randomTerms(next: (below: number) => number): PriceTerms {
  const fees = Array.from({ length: next(7) }, (_, at): Fee => {
    const forWhom = (['resident', 'second-person', 'respite-guest', 'visitor'] as const)[next(4)] ?? 'visitor'
    return {
      communityId: [null, AT, 'b'][next(3)] ?? null,
      name: `Fee ${next(3) === 0 ? at : next(4)}`,
      amount: next(300_000) / 100,
      per:
        (forWhom === 'respite-guest' ? (['once', 'night'] as const) : (['once', 'month'] as const))[
          next(2)
        ] ?? 'once',
      forWhom,
      mandatory: next(2) === 0,
      refund: null,
      note: null,
    }
  })
  const levels = Array.from({ length: next(5) }, (_, at): CareLevel => {
    return {
      communityId: null,
      care: null,
      level: at + 1,
      amount: (at + 1) * (next(900) + 1),
      includes: 'Help',
    }
  })
  return { fees, levels, increases: [] }
}

const cents = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

const plan = (startingPrice: number, more: object = {}) => ({
  bedrooms: 0,
  pricedFor: 1,
  startingPrice,
  startingRateDisplay: 'From $1 a month',
  priceAsOf: day('2026-11-01'),
  carePricing: null,
  careType: { slug: 'assisted-living', name: 'Assisted living', carePricing: 'care-points' },
  ...more,
})

const SEEDS = Array.from({ length: 300 }, (_, seed) => seed)

test('T114: over random fees, the printed total is the sum, and no surface omits a mandatory fee', () => {
  for (const seed of SEEDS) {
    const next = random(seed)
    const all = randomTerms(next)
    const terms = termsAt(all, AT)
    const rate = next(900_000) / 100
    const price = priceOf(plan(rate), terms)
    if (!price) throw new Error('a price')
    const due = terms.fees.filter(({ mandatory, forWhom }) => mandatory && forWhom === 'resident')
    const monthly = due.filter(({ per }) => per === 'month')
    const once = due.filter(({ per }) => per === 'once')
    const total = cents([rate, ...monthly.map(({ amount }) => amount)])
    expect(priceFigure(price), `seed ${seed}`).toBe(formatDollars(total))
    const phrase = pricePhrase(price, NOW)
    for (const { name } of due) expect(phrase, `seed ${seed}`).toContain(name.toLowerCase())
    if (once.length > 0) {
      expect(phrase).toContain(`plus ${formatDollars(cents(once.map(({ amount }) => amount)))} once`)
    }
    const sent = publicPrice(price)
    expect(sent?.monthlyTotal).toBe(total)
    expect([...(sent?.monthlyFees ?? []), ...(sent?.onceFees ?? [])]).toHaveLength(due.length)
    expect(offerNodes([{ ...apartments(), name: 'Birch', price }], '/communities/a', NOW)).toMatchObject([
      {
        description: pricePhrase(price, NOW, 'From '),
        price: total,
        priceSpecification: {
          priceComponent: [
            { price: total, unitCode: 'MON' },
            ...once.map(({ name, amount }) => ({ name, price: amount })),
          ],
        },
      },
    ])
  }
})

test('T114: a bill is the sum of its lines, and lies within its range', () => {
  for (const seed of SEEDS) {
    const next = random(seed)
    const terms = termsAt(randomTerms(next), AT)
    const price = priceOf(plan(next(900_000) / 100, { pricedFor: next(2) + 1 }), terms)
    const help = { level: [null, 0, 1, 2, 9][next(5)] ?? null, second: next(2) === 0, secondLevel: null }
    const bill = estimateBill(price, 'assisted-living', terms, help)
    if (!bill) throw new Error('a bill')
    const total = cents(bill.monthly.map(({ amount }) => amount))
    expect(bill.monthlyTotal, `seed ${seed}`).toBe(total)
    expect(bill.firstBill).toBe(cents([total, ...bill.once.map(({ amount }) => amount)]))
    if (bill.range) {
      expect(bill.range.from).toBeLessThanOrEqual(total)
      expect(bill.range.to).toBeGreaterThanOrEqual(total)
    }
  }
})

const fee = (name: string, amount: number, more: Partial<Fee> = {}): Fee => ({
  communityId: null,
  name,
  amount,
  per: 'once',
  forWhom: 'resident',
  mandatory: true,
  refund: null,
  note: null,
  ...more,
})
const level = (number: number, amount: number): CareLevel => ({
  communityId: null,
  care: null,
  level: number,
  amount,
  includes: 'Help',
})
const terms: PriceTerms = {
  fees: [
    fee('Community fee', 2000),
    fee('Second person', 850, { per: 'month', forWhom: 'second-person' }),
    fee('Pet', 25, { per: 'month', mandatory: false }),
  ],
  levels: [level(1, 350), level(2, 780), level(3, 1290), level(4, 1900)],
  increases: [
    {
      communityId: null,
      name: 'Monthly rate',
      appliesTo: 'rate',
      month: 3,
      noticeDays: 60,
      lastPercent: 4.2,
      note: null,
    },
    {
      communityId: null,
      name: 'Care level',
      appliesTo: 'care',
      month: null,
      noticeDays: 30,
      lastPercent: null,
      note: null,
    },
  ],
}

test('a price says its size, its kind of care, what care adds, the fees and its date', () => {
  const price = priceOf(plan(4850), terms)
  expect(price && pricePhrase(price, NOW, 'From ')).toBe(
    'From $4,850 a month, studio, assisted living, before care ($350–$1,900 after an assessment), ' +
      'plus $2,000 once (community fee), as of Nov 1',
  )
  const memory = priceOf(plan(6950, { carePricing: 'included' }), terms)
  expect(memory && pricePhrase(memory, NOW)).toContain('all care included')
  expect(priceOf({ ...plan(0), startingPrice: null, startingRateDisplay: null }, terms)).toBeNull()
})

test('a community’s fee of the same name replaces the general one, and its levels replace all', () => {
  const own = termsAt(
    {
      fees: [...terms.fees, fee('community fee', 500, { communityId: AT })],
      levels: [...terms.levels, { ...level(1, 400), communityId: AT }],
      increases: terms.increases,
    },
    AT,
  )
  expect(own.fees.filter(({ name }) => /community/i.test(name)).map(({ amount }) => amount)).toEqual([500])
  expect(own.levels.map(({ amount }) => amount)).toEqual([400])
})

test('a bill has the help, the second person and the first month with its fees', () => {
  const price = priceOf(plan(4850), terms)
  const help = { level: 2, second: true, secondLevel: 0 }
  expect(estimateBill(price, 'assisted-living', terms, help)).toMatchObject({
    monthlyTotal: 6480,
    firstBill: 8480,
    range: { from: 6050, to: 7340 },
  })
  const couple = priceOf(plan(7240, { pricedFor: 2 }), terms)
  expect(estimateBill(couple, 'assisted-living', terms, { ...help, level: 0 })?.monthlyTotal).toBe(7240)
  const included = priceOf(plan(6950, { carePricing: 'included' }), terms)
  expect(estimateBill(included, 'memory-care', terms, { ...help, second: false })).toMatchObject({
    monthlyTotal: 6950,
    range: null,
    increases: [{ appliesTo: 'rate' }],
  })
})

test('an increase names its month, its notice and the last one', () => {
  expect(terms.increases.map(riseSentence)).toEqual([
    'Monthly rate: in March, with 60 days’ notice. The last increase was 4.2%',
    'Care level: when care needs change, with 30 days’ notice',
  ])
})

test.each([
  [apartments({ availableFrom: day('2026-12-12') }), '1 available now, next Dec 12', true],
  [apartments({ freeNow: 0, availableFrom: day('2026-12-12') }), 'Available Dec 12', true],
  [apartments({ freeNow: 0, availableFrom: day('2027-01-08') }), 'Available Jan 8, 2027', false],
  [
    apartments({ freeNow: 0, availableFrom: day('2026-12-12'), laterOpenings: ['2026-12-20'] }),
    'Available Dec 12, then Dec 20',
    true,
  ],
  [apartments({ freeNow: null }), 'Open now', true],
  [
    apartments({ availability: 'waitlist', freeNow: 0, waitlistLength: 2, availableFrom: day('2027-02-15') }),
    'Waiting list, 2 ahead of you, expected Feb 15, 2027',
    false,
  ],
  [full({ waitlistNote: 'One moves every three months' }), 'Full, one moves every three months', false],
])('T116: openings are apartments and dates: %#', (plan, words, open) => {
  expect(describeOpenings(plan, NOW)).toBe(words)
  expect(isOpen(plan, NOW)).toBe(open)
})

test.each([
  [apartments(), 'InStock', undefined],
  [apartments({ availability: 'limited' }), 'LimitedAvailability', undefined],
  [apartments({ freeNow: 0, availableFrom: day('2026-12-12') }), 'PreOrder', '2026-12-12'],
  [apartments({ freeNow: 0, availableFrom: day('2027-01-08') }), 'SoldOut', '2027-01-08'],
  [full({ availability: 'waitlist' }), 'BackOrder', undefined],
  [full(), 'SoldOut', undefined],
])('T116: an offer says what is open as the page does: %#', (plan, state, start) => {
  const [offer] = offerNodes([{ ...plan, name: 'Birch', price: aPrice(4850) }], '/communities/a', NOW)
  expect(offer).toMatchObject({ availability: `https://schema.org/${state}` })
  expect(offer?.availabilityStarts).toBe(start)
})

test('openings of several plans are counted together', () => {
  expect(summarizeOpenings([apartments({ freeNow: 2 }), apartments(), full()], NOW)).toBe('3 available now')
  expect(summarizeOpenings([full(), full({ availability: 'waitlist' })], NOW)).toBe('waiting list')
  const passed = apartments({ freeNow: 0, availableFrom: day('2026-11-01') })
  expect(summarizeOpenings([passed], NOW)).toBe('ask for the next date')
  expect(summarizeOpenings([], NOW)).toBeNull()
})

test('a respite stay has its nightly price with mandatory fees', () => {
  const row = {
    respiteRooms: 1,
    respiteNightlyRate: 195,
    respiteMinNights: 7,
    respiteFrom: day('2026-11-29'),
    respiteAsOf: day('2026-11-01'),
  }
  const guest = {
    fees: [fee('Linen', 5, { per: 'night', forWhom: 'respite-guest' })],
    levels: [],
    increases: [],
  }
  const stay = respiteOf(row, guest)
  expect(stay && respitePhrase(stay, NOW)).toBe(
    '1 respite room, available Nov 29, $200 a night, 7-night minimum, as of Nov 1',
  )
})
