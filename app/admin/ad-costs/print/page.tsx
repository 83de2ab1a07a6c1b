import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { COSTS_PATH } from '@/components/admin/marketing/ad-costs/costs-address'
import { PrintButton } from '@/components/admin/marketing/ad-costs/print-button'
import { PrintedTable } from '@/components/admin/marketing/ad-costs/printed-table'
import { rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { costViewIn } from '@/lib/marketing/ad-costs/costs-query'
import { readsCosts } from '@/lib/marketing/ad-costs/read-access'
import { readBoardReport } from '@/lib/marketing/monthly-report/board-report'
import { rangeIn } from '@/lib/marketing/reports/numbers-query'
import { searchParamsOf } from '@/lib/platform/http/list-address'
import { getSiteSettings } from '@/lib/site/content/site-settings'

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export const metadata: Metadata = { title: 'Campaigns and move-ins on one page' }

/** The report on one sheet of paper. */
export default async function PrintedCostsPage({ searchParams }: Props) {
  const actor = await pageActor()
  if (!readsCosts(actor)) return <NoAccess what="campaigns and move-ins" />
  const params = searchParamsOf(await searchParams)
  const { timeZone, companyName } = await getSiteSettings()
  const range = rangeIn(params, timeZone, new Date())
  const { side } = costViewIn(params)
  const { title, answer, costs, tables, notes } = await readBoardReport(actor, { ...range, side, timeZone })
  return (
    <div className="max-w-256 px-4 py-3 lg:px-3.5 print:p-0 print:text-[8.5pt] print:leading-tight">
      <div className="no-print">
        <PageHead
          title={title}
          back={{ label: 'Campaigns and move-ins', href: rangeAddress(COSTS_PATH, range, { touch: side }) }}
          aside={
            <div className="flex flex-wrap items-center gap-4">
              <a
                href={rangeAddress('/api/admin/ad-costs/pdf', range, { touch: side })}
                download
                className="inline-flex min-h-11 items-center gap-2 text-link underline underline-offset-4"
              >
                <Download aria-hidden="true" className="size-4.5" /> PDF
              </a>
              <PrintButton />
            </div>
          }
        >
          This report fits on one sheet of paper and does not name families.{' '}
          {can(actor, 'update', 'company') ? (
            <>
              Emailed every month to the addresses under{' '}
              <Link href="/admin/site-settings" className="text-link">
                Site settings, Monthly report
              </Link>
              .
            </>
          ) : (
            'Emailed every month to the addresses that an administrator enters in the site settings.'
          )}
        </PageHead>
      </div>
      <p aria-hidden="true" className="hidden text-[14pt] font-[640] print:block">
        {companyName}: {title}
      </p>
      <p className="mt-2 font-[620] print:mt-1">{answer}</p>
      <p className="mt-1">{costs}</p>
      {tables.map((table) => (
        <PrintedTable key={table.headings[0]} table={table} />
      ))}
      <h2 className="mt-3 text-base font-[620] print:mt-1.5 print:text-[10pt]">Missing from these numbers</h2>
      <ul className="list-disc pl-5">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
