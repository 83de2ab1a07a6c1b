import { Eyebrow } from '@/components/ui/eyebrow'
import { dateFormat } from '@/lib/platform/date-format'
import { isOldData, severityWords } from '@/lib/site/inspections/cms-shapes'
import type { Inspection } from '@/lib/site/inspections/inspections'

const day = dateFormat({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const shown = (iso: string) => day.format(new Date(iso))

const FIRST_VIEW = 3

/** The last inspection of the nursing floor as CMS reports it, with our answer, source and date. */
export function InspectionReport({ inspection, now }: { inspection: Inspection; now: Date }) {
  const { facility, overallRating, lastInspectionOn, findings, penalties, measures, answer, asOf } =
    inspection
  const last = lastInspectionOn?.toISOString().slice(0, 10)
  const newest = findings.filter(({ surveyOn }) => surveyOn === last)
  return (
    <section id="inspections" className="section bg-paper">
      <div className="wrap max-w-article">
        <Eyebrow>Inspections</Eyebrow>
        <h2 className="mt-4">The most recent inspection</h2>
        <p className="mt-3">
          {last
            ? `Inspectors were last here on ${shown(last)}. ${countOf(newest.length)}`
            : 'No inspection has been published yet.'}
          {overallRating !== null && ` Medicare gives it ${overallRating} of 5 stars overall.`}
        </p>
        <Findings findings={newest.slice(0, FIRST_VIEW)} />
        {newest.length > FIRST_VIEW && (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
              {newest.length - FIRST_VIEW} more findings
            </summary>
            <Findings findings={newest.slice(FIRST_VIEW)} />
          </details>
        )}
        {answer && (
          <p className="mt-5">
            <b>Our response:</b> {answer}
          </p>
        )}
        {penalties.map(({ on, kind, dollars }) => (
          <p key={`${on} ${kind}`} className="mt-3">
            {kind} on {shown(on)}
            {dollars !== null && `: $${dollars.toLocaleString('en-US')}`}
          </p>
        ))}
        {measures.length > 0 && (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center text-link">
              Quality measures
            </summary>
            <ul className="grid gap-2 text-ink-soft">
              {measures.map(({ words, score }) => (
                <li key={words}>
                  {words}: {score}
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="mt-5 text-small text-ink-soft">
          Source: Centers for Medicare &amp; Medicaid Services (CMS), for {facility}. As of {day.format(asOf)}
          {isOldData(asOf, now) ? <b>, more than 45 days ago.</b> : '.'}
        </p>
      </div>
    </section>
  )
}

function Findings({ findings }: { findings: Inspection['findings'] }) {
  if (findings.length === 0) return null
  return (
    <ul className="mt-4 grid gap-3">
      {findings.map(({ surveyOn, tag, words, severity, correctedOn }) => (
        <li key={`${surveyOn} ${tag} ${words}`}>
          {words}{' '}
          <span className="text-ink-soft">
            In plain words: {severityWords(severity)}.{' '}
            {correctedOn ? `Corrected on ${shown(correctedOn)}.` : 'No correction has been reported.'}
          </span>
        </li>
      ))}
    </ul>
  )
}

function countOf(count: number): string {
  if (count === 0) return 'They found nothing to correct.'
  return count === 1 ? 'They found one thing to correct.' : `They found ${count} things to correct.`
}
