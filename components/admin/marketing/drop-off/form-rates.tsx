import { formLeadsAddress } from '@/components/admin/marketing/drop-off/drop-off-address'
import { FigureLink } from '@/components/admin/marketing/response-times/figure-link'
import { formatRate, rate } from '@/lib/marketing/drop-off/drop-off'
import type { FormFigures } from '@/lib/marketing/drop-off/read-drop-off'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { FORMS } from '@/lib/site/tracking/forms'

/** Completion and lead rates of those who started, with a link to the leads. */
export function FormRates({ form, range }: { form: FormFigures; range: NumbersRange }) {
  const { leads, sent, isQuiz } = form
  const starts = form.steps[0]?.reached ?? 0
  const leadBase = isQuiz || form.key === 'guide' ? form.calls : sent
  const rates = [
    { label: 'Completion rate', count: sent },
    ...(leads ? [{ label: 'Lead rate', count: leadBase }] : []),
    ...(isQuiz ? [{ label: 'Left only an email address', count: form.information }] : []),
  ]
  return (
    <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-3 text-dense">
      {rates.map(({ label, count }) => (
        <div key={label}>
          <dt className="text-ink-soft">{label}</dt>
          <dd>
            <span className="type-h4 tabular">{formatRate(rate(count, starts))}</span>{' '}
            <span className="text-ink-soft">
              {count.toLocaleString('en-US')} of {starts.toLocaleString('en-US')}
            </span>
          </dd>
        </div>
      ))}
      {leads && (
        <div>
          <dt className="text-ink-soft">{LEADS_OF[leads.key] ?? 'Leads'}</dt>
          <dd className="-mt-2.5">
            <FigureLink
              count={leads.count}
              href={formLeadsAddress(range, leads.key)}
              what={`leads, ${form.title}`}
            />
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Forms shown both in a dialog and on pages create leads of a single source. */
const LEADS_OF: Record<string, string> = Object.fromEntries(
  Object.values(FORMS).flatMap(({ source }) =>
    source && source !== 'download' ? [[source, 'Leads, dialog and pages together']] : [],
  ),
)
