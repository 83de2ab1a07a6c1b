import type { ReactNode } from 'react'
import { AMOUNT } from '@/components/site/whole-amounts'
import { priceFigure, priceNotes, pricePhrase } from '@/lib/site/communities/price-copy'
import type { Price } from '@/lib/site/communities/prices'

const PARTS = new RegExp(`(${AMOUNT.source})`)

/** A text whose dollar amounts never break between two lines. */
export function PriceText({ text }: { text: string }) {
  return text.split(PARTS).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <span key={index} className="whitespace-nowrap tabular">
        {part}
      </span>
    ) : (
      part
    ),
  )
}

/** 'From $4,850 a month, studio, before care (…), plus $2,000 once, as of Nov 1' in one sentence. */
export function PriceInline({ price, now, start }: { price: Price; now: Date; start?: string }) {
  return <PriceText text={pricePhrase(price, now, start) + (price.mark ?? '')} />
}

type Props = {
  price: Price
  now: Date
  /** Before the figure, so that screen readers announce it first: 'From'. */
  start?: string
  className?: string
  /** Size and kind of care are next to it already. */
  isPlan?: boolean
  /** After the notes, such as the openings. */
  children?: ReactNode
}

/** The figure set large, with everything that belongs beside it (decision 104). */
export function PriceLine({ price, now, start, className = 'type-price', isPlan = false, children }: Props) {
  return (
    <>
      {start && <span>{start} </span>}
      <span className={`${className} whitespace-nowrap tabular`}>
        {priceFigure(price) + (price.mark ?? '')}
      </span>
      {price.amount !== null && <span className="text-small"> a month</span>}
      <span className="mt-1 block text-small text-ink-soft">
        <PriceText text={priceNotes(price, now, !isPlan).join(', ')} />
        {children && (
          <>
            {' · '}
            {children}
          </>
        )}
      </span>
    </>
  )
}
