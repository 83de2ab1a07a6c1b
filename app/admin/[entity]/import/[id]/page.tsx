import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { exampleColumns } from '@/components/admin/records/import/example-columns'
import { ImportResult } from '@/components/admin/records/import/import-result'
import { ImportSheet } from '@/components/admin/records/import/import-sheet'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { orNotFound } from '@/lib/platform/http/or-not-found'
import type { Field } from '@/lib/records/declare/field'
import { allowedOn } from '@/lib/records/declare/permissions'
import { entityAt } from '@/lib/records/entities/registry'
import { importableFields, isImportable } from '@/lib/records/import/columns'
import { findImport } from '@/lib/records/import/imports'
import { hiddenFields } from '@/lib/records/lists/screen-data'

export const metadata: Metadata = { title: 'Import' }

/** One import: its preview before it runs, its result afterwards. */
export default async function OneImportPage({ params }: { params: Promise<{ entity: string; id: string }> }) {
  const actor = await pageActor()
  const { entity: path, id } = await params
  const entity = entityAt(path)
  if (!entity || !isImportable(entity)) notFound()
  const allowed = allowedOn(actor, entity)
  if (!allowed.create || !allowed.update) return <NoAccess what={`importing ${entity.labels.many}`} />
  const file = await orNotFound(findImport(db, actor, entity, id))
  const address = `${entity.path}/imports/${id}`
  return (
    <div className="max-w-288 px-4 py-3 lg:px-3.5">
      <PageHead
        title={file.fileName}
        back={{ href: `/admin/${entity.path}/import`, label: `Import ${entity.labels.many}` }}
      />
      {file.state === 'uploaded' || !file.counts ? (
        <ImportSheet
          address={address}
          columns={exampleColumns(file)}
          fields={[{ name: 'id', label: 'ID' }, ...importableFields(entity, hiddenFields(actor, entity))]}
          guessed={file.mapping}
          labels={entity.labels}
          takesPictures={
            can(actor, 'create', 'media') &&
            Object.values<Field>(entity.fields).some(({ kind, picture }) => kind === 'image' || picture)
          }
        />
      ) : (
        <ImportResult
          address={address}
          counts={file.counts}
          undoneBy={file.undoneBy}
          mayUndo={allowed.delete || file.counts.created === 0}
        />
      )}
    </div>
  )
}
