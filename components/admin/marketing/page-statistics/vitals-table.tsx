import { clsx } from 'clsx'
import { Card } from '@/components/admin/kit/card'
import { FigureHeading } from '@/components/admin/marketing/response-times/figure-heading'
import { WideTable } from '@/components/admin/marketing/response-times/wide-table'
import type { TemplateVitals } from '@/lib/marketing/page-statistics/read-vitals'
import { formatVital, judged, METRICS, type Metric } from '@/lib/marketing/page-statistics/vitals'

const METRIC_WORDS: Record<Metric, string> = {
  LCP: 'Largest contentful paint (LCP)',
  INP: 'Interaction to next paint (INP)',
  CLS: 'Layout shift (CLS)',
  TTFB: 'Time to first byte (TTFB)',
}

const TONES = { good: 'text-ok', 'needs work': 'text-copper', poor: 'font-[640] text-bad' }

/** Web Vitals by page type and device, with web.dev's ratings. */
export function VitalsTable({ vitals }: { vitals: TemplateVitals[] }) {
  return (
    <Card title="Page speed">
      <p className="max-w-[70ch] text-dense text-ink-soft">
        75th percentile of visits, measured in one of four visits and rated by the thresholds of web.dev.
      </p>
      {vitals.length === 0 ? (
        <p className="mt-3 text-ink-soft">No data for these dates.</p>
      ) : (
        <WideTable label="Page speed" className="mt-3">
          <table className="w-full text-left text-dense tabular">
            <thead>
              <tr className="border-line-strong border-b align-bottom text-ink-soft">
                <th scope="col" className="py-2 font-[580]">
                  Page type
                </th>
                {METRICS.map((metric) => (
                  <th key={metric} scope="col" className="min-w-26 py-2 pl-3 text-right font-[580]">
                    {METRIC_WORDS[metric]}
                  </th>
                ))}
                <FigureHeading>Visits measured</FigureHeading>
              </tr>
            </thead>
            <tbody>
              {vitals.map(({ template, device, measured, p75 }) => (
                <tr key={`${template} ${device}`} className="border-line border-b last:border-0">
                  <th scope="row" className="min-w-32 py-2 pr-3 font-[580] wrap-anywhere">
                    {template}, {device}
                  </th>
                  {METRICS.map((metric) => (
                    <td key={metric} className="py-2 pl-3 text-right">
                      <Value metric={metric} value={p75[metric]} />
                    </td>
                  ))}
                  <td className="py-2 pl-3 text-right">{measured.toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideTable>
      )}
    </Card>
  )
}

function Value({ metric, value }: { metric: Metric; value: number | null }) {
  if (value === null) return '–'
  const judgement = judged(metric, value)
  return (
    <>
      {formatVital(metric, value)}
      <span className={clsx('block', TONES[judgement])}>{judgement}</span>
    </>
  )
}
