import { Card } from '@/components/admin/kit/card'
import { formAnchor } from '@/components/admin/marketing/drop-off/drop-off-address'
import { FormRates } from '@/components/admin/marketing/drop-off/form-rates'
import { FigureHeading } from '@/components/admin/marketing/response-times/figure-heading'
import { WideTable } from '@/components/admin/marketing/response-times/wide-table'
import { formatRate } from '@/lib/marketing/drop-off/drop-off'
import type { FormFigures } from '@/lib/marketing/drop-off/read-drop-off'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

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
            {form.isQuiz ? 'Nobody has begun it' : 'Nobody has used it'} in these days.
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
        <caption className="sr-only">How far visitors came, {title}</caption>
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
