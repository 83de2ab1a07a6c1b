import { TriangleAlert } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { FigureHeading } from '@/components/admin/marketing/response-times/figure-heading'
import { WideTable } from '@/components/admin/marketing/response-times/wide-table'
import type { FirstCalls, readFirstCalls } from '@/lib/marketing/first-calls/first-calls'
import type { NumberRates } from '@/lib/marketing/first-calls/flagged-numbers'
import { type CallCounts, reachedShare } from '@/lib/marketing/first-calls/spam-label'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

type Props = { found: Awaited<ReturnType<typeof readFirstCalls>>; flagged: NumberRates[] }

/** Who is reached at the first call: told the number before or not, by hour, and by number. */
export function FirstCallsPanel({ found, flagged }: Props) {
  const { all, byHour, byNumber, names } = found
  const flaggedKeys = new Set(flagged.map(({ number }) => number))
  return (
    <div id="first-calls" className="grid scroll-mt-24 gap-5">
      <Card title="Reached at the first call">
        <p className="max-w-[70ch] text-ink-soft">
          First attempts by phone, excluding wrong numbers. Announced means that the family was given the
          number before the call, on its page, by email or by text.
        </p>
        <dl className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-3">
          <Figure label="of all first calls" counts={all.all} />
          <Figure label="of announced calls" counts={all.announced} />
          <Figure label="of other calls" counts={all.others} />
        </dl>
        {flagged.map((rates) => (
          <p key={rates.number} className="mt-4 flex items-start gap-2.5 font-[620] text-bad">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
            <span>{spamWords(rates)}</span>
          </p>
        ))}
      </Card>
      <div className="grid items-start gap-5 2xl:grid-cols-2">
        <CallTable title="First calls by hour" rows={byHour} nameOf={(key) => hourName(Number(key))} />
        <CallTable
          title="First calls by number"
          rows={byNumber}
          nameOf={(key) =>
            [key ? writtenPhone(key) : 'Unknown number', names[key]].filter(Boolean).join(', ')
          }
          markOf={(key) => (flaggedKeys.has(key) ? 'Probably labeled as spam' : null)}
        />
      </div>
    </div>
  )
}

/** Says how far a number's rate has fallen. */
function spamWords({ number, recent, month }: NumberRates): string {
  const lately = `${recent.reached} of ${recent.calls} first calls in the last 7 days`
  return `${writtenPhone(number)} is probably labeled as spam. It reached ${lately}, compared with ${share(month)} in the month before. Ask your phone company, and use another number until then.`
}

function Figure({ label, counts }: { label: string; counts: CallCounts }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-control border border-line bg-paper p-4">
      <dt className="text-ink-soft">
        {label} ({counts.reached.toLocaleString('en-US')} of {counts.calls.toLocaleString('en-US')})
      </dt>
      <dd className="type-figure tabular">{share(counts)}</dd>
    </div>
  )
}

type TableProps = {
  title: string
  rows: FirstCalls[]
  nameOf: (key: string) => string
  markOf?: (key: string) => string | null
}

function CallTable({ title, rows, nameOf, markOf }: TableProps) {
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p className="text-ink-soft">No data for these dates.</p>
      ) : (
        <WideTable label={title}>
          <table className="w-full text-left text-dense tabular">
            <thead>
              <tr className="border-line-strong border-b text-ink-soft">
                <th scope="col" className="py-2 font-[580]">
                  <span className="sr-only">{title}</span>
                </th>
                <FigureHeading>Calls</FigureHeading>
                <FigureHeading>Reached</FigureHeading>
                <FigureHeading>Announced</FigureHeading>
                <FigureHeading>Others</FigureHeading>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, all, announced, others }) => (
                <tr key={key} className="border-line border-b last:border-0">
                  <th scope="row" className="min-w-28 py-1.5 pr-3 font-[580]">
                    {nameOf(key)}
                    {markOf?.(key) && <span className="block text-bad">{markOf(key)}</span>}
                  </th>
                  <td className="pl-3 text-right">{all.calls.toLocaleString('en-US')}</td>
                  {[all, announced, others].map((counts, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never move
                    <td key={at} className="pl-3 text-right whitespace-nowrap">
                      {share(counts)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Card>
  )
}

function share(counts: CallCounts): string {
  const reached = reachedShare(counts)
  return reached === null ? '–' : `${Math.round(reached * 100)}%`
}

function hourName(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
}
