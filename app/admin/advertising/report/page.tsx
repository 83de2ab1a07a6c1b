import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { ReportSheet } from '@/components/admin/marketing/advertising/report-sheet'
import { can } from '@/lib/accounts/access/access'
import { requirePageUser } from '@/lib/accounts/sessions/session'
import { MAX_CSV_ROWS } from '@/lib/records/import/limits'

export const metadata: Metadata = { title: 'Import a daily cost report' }

/** Uploads a cost report. */
export default async function ReportPage() {
  const actor = await requirePageUser()
  if (!can(actor, 'create', 'advertising')) return <NoAccess what="importing costs" />
  return (
    <div className="max-w-256 px-4 py-3 lg:px-3.5">
      <PageHead
        title="Import a daily cost report"
        back={{ href: '/admin/advertising', label: 'Conversions' }}
      >
        Choose the daily campaign report that you download as CSV from Google Ads, Microsoft Advertising or
        Meta. It needs a day, a campaign and a cost in dollars. Impressions, clicks, conversions, ad group and
        keyword are optional. Up to {MAX_CSV_ROWS.toLocaleString('en-US')} lines. You see a preview before
        anything is imported. Importing the same report twice counts it once.
      </PageHead>
      <ReportSheet />
    </div>
  )
}
