import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { DROP_OFF_PATH } from '@/components/admin/marketing/drop-off/drop-off-address'
import { FormPanel } from '@/components/admin/marketing/drop-off/form-panel'
import { CsvLink } from '@/components/admin/marketing/response-times/csv-link'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { RangeForm } from '@/components/admin/marketing/response-times/range-form'
import { pageActor } from '@/lib/accounts/actor'
import { readDropOff } from '@/lib/marketing/drop-off/read-drop-off'
import { readsPageStatistics } from '@/lib/marketing/page-statistics/read-access'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { searchParamsOf } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Form drop-off' }

/** Drop-off per step of each quiz and form. */
export default async function DropOffPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsPageStatistics(actor)) return <NoAccess what="form drop-off" />
  const params = searchParamsOf(await searchParams)
  const { timeZone } = await getSiteSettings()
  const now = new Date()
  const range = rangeIn(params, timeZone, now)
  const forms = await readDropOff(actor, { ...range, timeZone })
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead
        title="Form drop-off"
        aside={<CsvLink href={rangeAddress('/api/admin/drop-off/export', range)} what="quizzes and forms" />}
      >
        Visitors who reached each question and step, counted when they leave the page, without cookies and
        without what they typed. Visitors who opt out of tracking and forms sent without JavaScript are not
        counted. Leads include everyone who sent the form.
      </PageHead>
      <RangeForm path={DROP_OFF_PATH} range={range} now={now} timeZone={timeZone} />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        {[true, false].map((isQuiz) => (
          <div key={String(isQuiz)} className="grid min-w-0 gap-5">
            {forms
              .filter((form) => form.isQuiz === isQuiz)
              .map((form) => (
                <FormPanel key={form.key} form={form} range={range} />
              ))}
          </div>
        ))}
      </div>
    </div>
  )
}
