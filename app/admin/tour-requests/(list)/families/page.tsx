import type { Metadata } from 'next'
import { BackToList } from '@/components/admin/desk/tour-requests/back-to-list'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { ImportFile } from '@/components/admin/records/import/import-file'
import { ImportLines } from '@/components/admin/records/import/import-lines'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { listLeadFiles } from '@/lib/desk/lead-imports/stored-file'
import { MAX_CSV_ROWS, UNDO_DAYS } from '@/lib/records/import/limits'

export const metadata: Metadata = { title: 'Import families' }

const PAGE = '/admin/tour-requests/families'

/** Uploads another system's list of families. */
export default async function FamiliesPage() {
  const actor = await pageActor()
  if (!can(actor, 'create', 'leads')) return <NoAccess what="importing families" />
  return (
    <div className="max-w-176 px-4 pt-2 pb-28 lg:px-4.5 lg:pt-3 lg:pb-10">
      <div className="flex min-h-11 items-center lg:hidden">
        <BackToList />
      </div>
      <PageHead title="Import families">
        A CSV file or Excel workbook that another system exports, with up to{' '}
        {MAX_CSV_ROWS.toLocaleString('en-US')} families. You match each column and preview every row before
        anything changes. The import can be undone for {UNDO_DAYS} days.
      </PageHead>
      <ul className="mb-6 grid max-w-[60ch] list-disc gap-1 pl-5 text-ink-soft">
        <li>Each family keeps its own date and status. Importing the same file again adds nothing.</li>
        <li>No clock starts, no one is alerted or contacted, and nothing is sent to ad platforms.</li>
        <li>Families with the same number or email address as a known family are suggested as duplicates.</li>
      </ul>
      <div className="grid gap-8">
        <ImportFile to="tour-requests/families" page={PAGE} />
        <ImportLines page={PAGE} lines={await listLeadFiles(actor)} />
      </div>
    </div>
  )
}
