import { Card } from '@/components/admin/kit/card'
import { formAnchor, formLeadsAddress } from '@/components/admin/marketing/drop-off/drop-off-address'
import { FigureHeading } from '@/components/admin/marketing/response-times/figure-heading'
import { FigureLink } from '@/components/admin/marketing/response-times/figure-link'
import { WideTable } from '@/components/admin/marketing/response-times/wide-table'
import { formatRate, rate } from '@/lib/marketing/drop-off/drop-off'
import type { FormFigures } from '@/lib/marketing/drop-off/read-drop-off'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { FORMS } from '@/lib/site/tracking/forms'

/** One quiz or form: its rates, and how many visitors reached or left at each step. */
export function FormPanel({ form, range }: { form: FormFigures; range: NumbersRange }) {
  const begun = (form.steps[0]?.reached ?? 0) > 0
  return (
    <div id={formAnchor(form.key)} className="min-w-0 scroll-mt-20">
      <Card title={form.title}>
        {(begun || Boolean(form.leads?.count)) && <FormRates form={form} range={range} />}
        {begun ? (
          <StepTable form={form} />
        ) : (
          <p className="text-ink-soft">
            {form.isQuiz ? 'No one started this quiz' : 'No one used this form'} on these dates.
          </p>
        )}
      </Card>
    </div>
  )
}

function StepTable({ form: { steps, title } }: { form: FormFigures }) {
  return (
    <WideTable label={`Steps of ${title}`}>
      <table className="w-full text-left text-dense tabular">
        <caption className="sr-only">Visitors at each step, {title}</caption>
        <thead>
          <tr className="border-line-strong border-b text-ink-soft">
            <th scope="col" className="py-2 font-[580]">
              Step
            </th>
            <FigureHeading>Reached</FigureHeading>
            <FigureHeading>Share</FigureHeading>
            <FigureHeading>Lost</FigureHeading>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ key, words, reached, share, lost }) => (
            <tr key={key} className="border-line border-b last:border-0">
              <th scope="row" className="min-w-28 py-2 pr-3 font-[580] wrap-anywhere">
                {words}
                <span aria-hidden="true" className="mt-1 block h-2 bg-paper forced-color-adjust-none">
                  <span
                    className="block h-full bg-evergreen"
                    style={{ width: `${Math.round((share ?? 0) * 100)}%` }}
                  />
                </span>
              </th>
              <td className="py-2 pl-3 text-right">{reached.toLocaleString('en-US')}</td>
              <td className="py-2 pl-3 text-right whitespace-nowrap">{formatRate(share)}</td>
              <td className="py-2 pl-3 text-right">{lost.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

/** Completion and lead rates of those who started, with a link to the leads. */
function FormRates({ form, range }: { form: FormFigures; range: NumbersRange }) {
  const { leads, sent, isQuiz } = form
  const starts = form.steps[0]?.reached ?? 0
  const leadBase = isQuiz || form.key === 'guide' ? form.calls : sent
  const rates = [
    { label: 'Completion rate', count: sent },
    ...(leads ? [{ label: 'Lead rate', count: leadBase }] : []),
    ...(isQuiz ? [{ label: 'Only left an email address', count: form.information }] : []),
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
    source && source !== 'download' ? [[source, 'Leads, dialog and pages combined']] : [],
  ),
)
