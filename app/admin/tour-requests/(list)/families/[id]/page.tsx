import type { Metadata } from 'next'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { exampleColumns } from '@/components/admin/records/import/example-columns'
import { ImportResult } from '@/components/admin/records/import/import-result'
import { ImportSheet } from '@/components/admin/records/import/import-sheet'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { LEAD_COLUMNS } from '@/lib/desk/lead-imports/lead-columns'
import { findLeadFile } from '@/lib/desk/lead-imports/stored-file'
import { db } from '@/lib/platform/database/db'
import { orNotFound } from '@/lib/platform/http/or-not-found'

export const metadata: Metadata = { title: 'Import families' }

/** One file of families: its columns and preview before the import, its result afterwards. */
export default async function OneFamiliesImportPage({ params }: { params: Promise<{ id: string }> }) {
  const actor = await pageActor()
  if (!can(actor, 'create', 'leads')) return <NoAccess what="importing families" />
  const { id } = await params
  const file = await orNotFound(findLeadFile(db, actor, id))
  const address = `tour-requests/families/${id}`
  return (
    <div className="max-w-288 px-4 pt-2 pb-28 lg:px-4.5 lg:pt-3 lg:pb-10">
      <PageHead
        title={file.fileName}
        back={{ href: '/admin/tour-requests/families', label: 'Import families' }}
      />
      {file.state === 'uploaded' || !file.counts ? (
        <ImportSheet
          address={address}
          columns={exampleColumns(file)}
          fields={LEAD_COLUMNS}
          guessed={file.mapping}
          labels={{ one: 'family', many: 'families' }}
          takesPictures={false}
        />
      ) : (
        <>
          <ImportResult
            address={address}
            counts={file.counts}
            undoneBy={file.undoneBy}
            mayUndo={can(actor, 'delete', 'leads')}
          />
          {file.state === 'done' && can(actor, 'update', 'leads') && (
            <p className="mt-5">
              <Link href="/admin/duplicates">View suggested duplicates</Link>
            </p>
          )}
        </>
      )}
    </div>
  )
}
