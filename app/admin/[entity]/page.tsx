import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { UploadPdf } from '@/components/admin/library/upload-pdf'
import { EntityList } from '@/components/admin/list/entity-list'
import { NoAccess } from '@/components/admin/no-access'
import { RecordScreen } from '@/components/admin/record-screen'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { pageActor } from '@/lib/admin/actor'
import { filterChoices } from '@/lib/admin/filter-choices'
import { addressOf, isInOwnOrder, parseListQuery } from '@/lib/admin/list-query'
import { listRecords, neighboursOf } from '@/lib/admin/list-records'
import { capitalised } from '@/lib/admin/menu'
import { allowedOn } from '@/lib/admin/permissions'
import { answerOf } from '@/lib/admin/record'
import { relatedOf } from '@/lib/admin/related'
import { can } from '@/lib/auth/access'
import { entityAt } from '@/lib/entities/registry'

type Props = {
  params: Promise<{ entity: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entity = entityAt((await params).entity)
  return entity ? { title: capitalised(entity.labels.many) } : {}
}

/** The one list of every entity; of a single, its form. */
export default async function EntityPage({ params, searchParams }: Props) {
  const actor = await pageActor()
  const entity = entityAt((await params).entity)
  if (!entity) notFound()
  if (!can(actor, 'read', entity.name)) return <NoAccess what={entity.labels.many} />
  if (entity.kind === 'single') return <RecordScreen actor={actor} entity={entity} id={null} />

  const { query } = parseListQuery(entity, addressOf(await searchParams))
  const [{ rows, ...list }, choices] = await Promise.all([
    listRecords(actor, entity, query),
    filterChoices(actor, entity),
  ])
  const allowed = allowedOn(actor, entity)
  const [related, neighbours] = await Promise.all([
    relatedOf(entity, rows),
    isInOwnOrder(entity, query)
      ? neighboursOf(actor, entity, query, list.page)
      : { before: null, after: null },
  ])
  return (
    <div className="px-4 py-6 sm:px-7">
      <div className="mb-4 flex items-start justify-between gap-x-4 sm:mb-6 sm:items-end sm:gap-x-6">
        <div className="min-w-0">
          <h1>{capitalised(entity.labels.many)}</h1>
          {entity.about && <p className="mt-1 max-w-[70ch] text-dense text-ink-soft">{entity.about}</p>}
        </div>
        {entity.isUploaded && can(actor, 'create', entity.name) && <UploadPdf />}
        {allowed.create && (
          <Link href={`/admin/${entity.path}/new`} className={clsx(buttonVariants(), 'flex-none')}>
            <Plus aria-hidden="true" />
            <span>
              New <span className="max-sm:sr-only">{entity.labels.one}</span>
            </span>
          </Link>
        )}
      </div>
      <EntityList
        path={entity.path}
        rows={rows.map((row) => answerOf(actor, entity, row))}
        {...{ list, neighbours, query, related, choices, allowed }}
      />
    </div>
  )
}
