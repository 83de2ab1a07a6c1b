import { PriceText } from '@/components/site/price-line'
import type { Estimate, Line } from '@/lib/site/communities/estimate'
import type { Price } from '@/lib/site/communities/prices'
import { riseSentence } from '@/lib/site/communities/terms-tables'
import { formatAsOf, formatDollars } from '@/lib/site/content/format'

type Props = { bill: Estimate; price: Price; planName: string; now: Date }

/** The month, the first bill, the range and what may rise. */
export function EstimateResult({ bill, price, planName, now }: Props) {
  const { monthly, monthlyTotal, once, firstBill, range, increases } = bill
  const refunds = price.once.filter(({ refund }) => refund)
  return (
    <section
      aria-labelledby="bill"
      aria-live="polite"
      className="rounded-control border border-line bg-card p-6 shadow-rest sm:p-8"
    >
      <h2 id="bill" className="type-h3">
        {planName}, one month
      </h2>
      <Lines lines={monthly} total={monthlyTotal} label="Total each month" />
      {once.length > 0 && (
        <>
          <h3 className="mt-7 type-h4">The first bill</h3>
          <Lines
            lines={[{ name: 'First month', amount: monthlyTotal }, ...once]}
            total={firstBill}
            label="The first bill"
          />
        </>
      )}
      {refunds.map(({ name, refund }) => (
        <p key={name} className="mt-2 text-small text-ink-soft">
          {name}, refunded: {refund}
        </p>
      ))}
      {range && (
        <p className="mt-6">
          <PriceText
            text={`The assessment decides the care level. Expect ${formatDollars(range.from)} to ${formatDollars(range.to)} a month.`}
          />
        </p>
      )}
      {increases.length > 0 && (
        <>
          <h3 className="mt-7 type-h4">What may go up</h3>
          <ul className="mt-2 grid gap-1.5">
            {increases.map((rise) => (
              <li key={rise.name}>{riseSentence(rise)}</li>
            ))}
          </ul>
        </>
      )}
      {price.asOf && (
        <p className="mt-6 text-small text-ink-soft">Prices as of {formatAsOf(price.asOf, now)}</p>
      )}
      <button
        type="button"
        data-print=""
        className="no-print mt-4 inline-flex min-h-11 items-center text-link"
      >
        Print this
      </button>
    </section>
  )
}

function Lines({ lines, total, label }: { lines: Line[]; total: number; label: string }) {
  return (
    <dl className="mt-3 border-line border-t">
      {lines.map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-4 border-line border-b py-2.5">
          <dt>{name}</dt>
          <dd className="whitespace-nowrap tabular">{formatDollars(amount)}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 py-3 font-[640]">
        <dt>{label}</dt>
        <dd className="whitespace-nowrap type-price tabular">{formatDollars(total)}</dd>
      </div>
    </dl>
  )
}
