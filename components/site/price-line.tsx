import type { Price } from '@/lib/communities/prices'
import { formatAsOf, formatDollars } from '@/lib/content/format'

/** The figure itself: dollars when stored as a number, else the words an editor wrote. */
export function PriceFigure({ price, className = 'type-price' }: { price: Price; className?: string }) {
  return (
    <span className={`${className} tabular`}>
      {price.amount === null ? price.display : formatDollars(price.amount)}
    </span>
  )
}

/** 'as of Nov 1': stands within sight of every price (A3). */
export function PriceDate({ price, now }: { price: Price; now: Date }) {
  if (!price.asOf) return null
  return <>as of {formatAsOf(price.asOf, now)}</>
}
