import { clsx } from 'clsx'
import { Plus, Upload } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { TagsAside } from '@/components/admin/advertising/tags-aside'
import { UploadPdf } from '@/components/admin/library/upload-pdf'
import { EntityList } from '@/components/admin/list/entity-list'
import { UnsavedDrafts } from '@/components/admin/list/unsaved-drafts'
import { viewHref } from '@/components/admin/list/view-state'
import { NoAccess } from '@/components/admin/no-access'
import { RecordScreen } from '@/components/admin/record-screen'
import { TrashLink } from '@/components/admin/trash/trash-link'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { pageActor } from '@/lib/admin/actor'
import { filterChoices } from '@/lib/admin/filter-choices'
import { isImportable } from '@/lib/admin/import/columns'
import { usualColumns } from '@/lib/admin/list-columns'
import { addressOf, isInOwnOrder, parseListQuery } from '@/lib/admin/list-query'
import { listRecords, neighborsOf } from '@/lib/admin/list-records'
import { listViews, readLayout } from '@/lib/admin/list-views'
import { capitalized } from '@/lib/admin/menu'
import { allowedOn } from '@/lib/admin/permissions'
import { withStates } from '@/lib/admin/publication-states'
import { answerOf } from '@/lib/admin/record'
import { relatedOf } from '@/lib/admin/related'
import { unsavedDrafts } from '@/lib/admin/unsaved-drafts'
import { can } from '@/lib/auth/access'
import { entityAt } from '@/lib/entities/registry'

type Props = {
  params: Promise<{ entity: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entity = entityAt((await params).entity)
  return entity ? { title: capitalized(entity.labels.many) } : {}
}

/** The one list of every entity; of a single, its form. */
export default async function EntityPage({ params, searchParams }: Props) {
  const actor = await pageActor()
  const entity = entityAt((await params).entity)
  if (!entity) notFound()
  if (!can(actor, 'read', entity.name)) return <NoAccess what={entity.labels.many} />
  if (entity.kind === 'single') {
    const aside = entity.name === 'adTags' ? <TagsAside /> : null
    return <RecordScreen actor={actor} entity={entity} id={null} aside={aside} />
  }

  const [views, layout] = await Promise.all([listViews(actor, entity), readLayout(actor, entity)])
  const asked = addressOf(await searchParams)
  const opensWith = views.find(({ id }) => id === layout.defaultViewId)
  if (asked.size === 0 && opensWith) redirect(viewHref(entity.path, opensWith))

  const { query } = parseListQuery(entity, asked)
  const [{ rows, ...list }, choices, unsaved] = await Promise.all([
    listRecords(actor, entity, query),
    filterChoices(actor, entity),
    unsavedDrafts(actor, entity),
  ])
  const allowed = allowedOn(actor, entity)
  const [shown, related, neighbors] = await Promise.all([
    withStates(entity, rows),
    relatedOf(entity, rows),
    isInOwnOrder(entity, query)
      ? neighborsOf(actor, entity, query, list.page)
      : { before: null, after: null },
  ])
  return (
    <div className="px-4 py-2.5 sm:px-7 sm:py-6">
      <div className="mb-2 flex flex-wrap items-center gap-x-2 sm:mb-5 sm:flex-nowrap sm:items-end sm:gap-x-3">
        {/* A title that is one long word takes a line of its own on phones, not broken. */}
        <div className="min-w-min flex-1 sm:min-w-0">
          <h1 className="wrap-break-word max-sm:text-[1.625rem]!">{capitalized(entity.labels.many)}</h1>
          {entity.about && (
            <p className="mt-1 hidden max-w-[70ch] text-dense text-ink-soft sm:block">{entity.about}</p>
          )}
        </div>
        <div className="ml-auto flex flex-none items-center gap-x-2 sm:gap-x-3">
          {allowed.delete && <TrashLink path={entity.path} many={entity.labels.many} />}
          {allowed.create && allowed.update && isImportable(entity) && (
            <Link
              href={`/admin/${entity.path}/import`}
              aria-label={`Import ${entity.labels.many}`}
              className={clsx(buttonVariants({ variant: 'outline' }), 'flex-none max-sm:size-11 max-sm:p-0')}
            >
              <Upload aria-hidden="true" />
              <span className="max-sm:hidden">Import</span>
            </Link>
          )}
          {entity.isUploaded && can(actor, 'create', entity.name) && <UploadPdf />}
          {allowed.create && (
            <Link
              href={`/admin/${entity.path}/new`}
              data-new-record=""
              className={clsx(buttonVariants(), 'flex-none')}
            >
              <Plus aria-hidden="true" />
              <span>
                New <span className="max-sm:sr-only">{entity.labels.one}</span>
              </span>
            </Link>
          )}
        </div>
      </div>
      <UnsavedDrafts path={entity.path} drafts={unsaved} />
      <EntityList
        path={entity.path}
        rows={shown.map((row) => answerOf(actor, entity, row))}
        {...{ list, neighbors, query, related, choices, allowed }}
        columns={query.columns ?? layout.columns ?? usualColumns(entity)}
        saved={{ views, view: asked.get('view'), defaultViewId: layout.defaultViewId }}
      />
    </div>
  )
}
