import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ImportResult } from '@/components/admin/import/import-result'
import { ImportSheet } from '@/components/admin/import/import-sheet'
import { NoAccess } from '@/components/admin/no-access'
import { Link } from '@/components/ui/link'
import { pageActor } from '@/lib/admin/actor'
import { importableFields, isImportable } from '@/lib/admin/import/columns'
import { findImport } from '@/lib/admin/import/imports'
import { allowedOn } from '@/lib/admin/permissions'
import { hiddenFields } from '@/lib/admin/screen-data'
import { db } from '@/lib/db'
import { entityAt } from '@/lib/entities/registry'
import { orNotFound } from '@/lib/http/or-not-found'

type Props = { params: Promise<{ entity: string; id: string }> }

export const metadata: Metadata = { title: 'Import' }

const EXAMPLES = 3
const EXAMPLE_CHARS = 120

/** One file: before its import what would become of it, afterwards what did. */
export default async function OneImportPage({ params }: Props) {
  const actor = await pageActor()
  const { entity: path, id } = await params
  const entity = entityAt(path)
  if (!entity || !isImportable(entity)) notFound()
  const allowed = allowedOn(actor, entity)
  if (!allowed.create || !allowed.update) return <NoAccess what={`importing ${entity.labels.many}`} />
  const file = await orNotFound(findImport(db, actor, entity, id))
  const address = `${entity.path}/imports/${id}`
  const examples = file.rows.slice(0, EXAMPLES)
  return (
    <div className="max-w-288 px-4 py-6 sm:px-7">
      <Link
        href={`/admin/${entity.path}/import`}
        className="inline-flex min-h-11 items-center gap-2 text-link"
      >
        <ArrowLeft aria-hidden="true" /> Import {entity.labels.many}
      </Link>
      <h1 className="mt-2 mb-6 [overflow-wrap:anywhere]">{file.fileName}</h1>
      {file.state === 'uploaded' || !file.counts ? (
        <ImportSheet
          address={address}
          columns={file.header.map((heading, at) => ({
            heading,
            examples: examples.map((row) => (row[at] ?? '').slice(0, EXAMPLE_CHARS)),
          }))}
          fields={importableFields(entity, hiddenFields(actor, entity))}
          guessed={file.mapping}
          labels={entity.labels}
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
