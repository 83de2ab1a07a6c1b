import { type CarePricing, carePricingNote } from '@/lib/site/communities/care-pricing'
import type { Price } from '@/lib/site/communities/prices'
import { formatAsOf, formatDollars } from '@/lib/site/content/format'

/** Dollars when stored as a number, else the editor's text. */
export function PriceFigure({ price, className = 'type-price' }: { price: Price; className?: string }) {
  return (
    <span className={`${className} tabular`}>
      {price.amount === null ? price.display : formatDollars(price.amount)}
    </span>
  )
}

/** 'as of Nov 1', shown with every price (A3); with the care note, 'as of Nov 1, care included'. */
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
