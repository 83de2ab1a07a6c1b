import type { CarePricing } from '@/lib/site/communities/care-pricing'
import { amounts, type Price, totalOf } from '@/lib/site/communities/prices'
import { formatAsOf, formatBedrooms, formatDollars } from '@/lib/site/content/format'

/** '$4,850', or the editor's words where there is no amount. */
export function priceFigure({ amount, display }: Price): string {
  return amount === null ? (display ?? '') : formatDollars(amount)
}

/**
 * Everything the law wants beside the figure (decision 104), each part a phrase of its own.
 * @param withSize false where size and kind of care are next to the price already
 */
export function priceNotes(price: Price, now: Date, withSize = true): string[] {
  return [
    withSize ? sizeNote(price) : null,
    price.people > 1 ? `for ${price.people} people` : null,
    price.monthly.length > 0 ? `with the ${names(price.monthly)}` : null,
    careNote(price),
    onceNote(price),
    price.asOf && `as of ${formatAsOf(price.asOf, now)}`,
  ].filter((note) => note !== null)
}

/** 'From $4,850 a month, studio, assisted living, before care (…), plus $2,000 once, as of Nov 1'. */
export function pricePhrase(price: Price, now: Date, start = ''): string {
  const figure = price.amount === null ? priceFigure(price) : `${start}${priceFigure(price)} a month`
  return [figure, ...priceNotes(price, now)].join(', ')
}

/** 'studio, assisted living'; null for a community's own figure. */
function sizeNote({ bedrooms, kind }: Price): string | null {
  const parts = [bedrooms === null ? null : formatBedrooms(bedrooms).toLowerCase(), kind?.toLowerCase()]
  return parts.filter(Boolean).join(', ') || null
}

/** 'before care ($350–$1,900 after an assessment)' or 'all care included'; null where unknown. */
function careNote({ carePricing, careRange }: Pick<Price, 'carePricing' | 'careRange'>): string | null {
  if (carePricing === null) return null
  if (carePricing === 'included') return 'all care included'
  return careRange ? `before care (${careAmounts(careRange)} ${AFTER[carePricing]})` : 'before care'
}

/** '$350–$1,900', or one amount where they are equal. */
function careAmounts({ from, to }: NonNullable<Price['careRange']>): string {
  return from === to ? formatDollars(from) : `${formatDollars(from)}–${formatDollars(to)}`
}

const AFTER: Record<Exclude<CarePricing, 'included'>, string> = {
  'care-points': 'after an assessment',
  assessment: 'after a nurse’s assessment',
}

/** 'plus $2,000 once (community fee)'; null without a fee that is paid once. */
function onceNote({ once }: Price): string | null {
  if (once.length === 0) return null
  return `plus ${formatDollars(totalOf(amounts(once)))} once (${names(once)})`
}

const names = (charges: { name: string }[]) =>
  new Intl.ListFormat('en-US').format(charges.map(({ name }) => inSentence(name)))

/** 'Community fee' → 'community fee'; an abbreviation such as 'TV' stays. */
const inSentence = (name: string) => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase())
