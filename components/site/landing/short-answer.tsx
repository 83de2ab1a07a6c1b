import { PriceText } from '@/components/site/price-line'

/** A summary paragraph made from records. */
export function ShortAnswer({ text }: { text: string }) {
  return (
    <section aria-labelledby="in-short" className="bg-ivory pt-9 lg:pt-20">
      <div className="wrap grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <h2 id="in-short" className="type-h3">
          The short answer
        </h2>
        <p>
          <PriceText text={withWholePhones(text)} />
        </p>
      </div>
    </section>
  )
}

/** Keeps phone numbers on one line. */
const withWholePhones = (text: string) => text.replace(/(\(\d{3}\)) (?=\d)/g, '$1\u00a0')
