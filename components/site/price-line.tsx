import { type CarePricing, carePricingNote } from '@/lib/site/communities/care-pricing'
import type { Price } from '@/lib/site/communities/prices'
import { formatAsOf, formatDollars } from '@/lib/site/content/format'

/** The figure itself: dollars when stored as a number, else the words an editor wrote. */
export function PriceFigure({ price, className = 'type-price' }: { price: Price; className?: string }) {
  return (
    <span className={`${className} tabular`}>
      {price.amount === null ? price.display : formatDollars(price.amount)}
    </span>
  )
}

/** 'as of Nov 1': stands within sight of every price (A3); with what the rate includes, 'as of Nov 1, care included'. */
export function PriceDate({
  price,
  now,
  care = null,
}: {
  price: Price
  now: Date
  care?: CarePricing | null
}) {
  const date = price.asOf && `as of ${formatAsOf(price.asOf, now)}`
  const note = carePricingNote(care)?.replace(' ', '\u00a0')
  return [date, note].filter(Boolean).join(', ') || null
}
