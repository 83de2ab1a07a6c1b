import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { ImportFile } from '@/components/admin/records/import/import-file'
import { ImportLines } from '@/components/admin/records/import/import-lines'
import { pageActor } from '@/lib/accounts/actor'
import { capitalized } from '@/lib/records/declare/capitalized'
import { allowedOn } from '@/lib/records/declare/permissions'
import { entityAt } from '@/lib/records/entities/registry'
import { isImportable } from '@/lib/records/import/columns'
import { listImports } from '@/lib/records/import/imports'
import { MAX_CSV_ROWS, UNDO_DAYS } from '@/lib/records/import/limits'

type Props = { params: Promise<{ entity: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entity = entityAt((await params).entity)
  return entity ? { title: `Import ${entity.labels.many}` } : {}
}

/** Uploads a table for an entity. */
export default async function ImportPage({ params }: Props) {
  const actor = await pageActor()
  const entity = entityAt((await params).entity)
  if (!entity || !isImportable(entity)) notFound()
  const allowed = allowedOn(actor, entity)
  if (!allowed.create || !allowed.update) return <NoAccess what={`importing ${entity.labels.many}`} />
  const page = `/admin/${entity.path}/import`
  return (
    <div className="max-w-256 px-4 py-3 lg:px-3.5">
      <PageHead
        title={`Import ${entity.labels.many}`}
        back={{ href: `/admin/${entity.path}`, label: capitalized(entity.labels.many) }}
      >
        A CSV file or Excel workbook of up to {MAX_CSV_ROWS.toLocaleString('en-US')} rows, with the column
        names at the top. To get the right columns, export the list, edit it or add rows without an ID, and
        upload it here. You get a preview of each row before anything changes, and you can undo the import for{' '}
        {UNDO_DAYS} days.
        {entity.publication && ` New ${entity.labels.many} are off the site unless the file says otherwise.`}
      </PageHead>
      <div className="grid gap-8">
        <ImportFile to={`${entity.path}/imports`} page={page} />
        <ImportLines page={page} lines={await listImports(actor, entity)} />
      </div>
    </div>
  )
}
