import { Plus, Upload } from 'lucide-react'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import type { ReactNode } from 'react'
import { ContrastAside } from '@/components/admin/company/brand/contrast-aside'
import { viewHref } from '@/components/admin/kit/list/view-state'
import { NoAccess } from '@/components/admin/kit/no-access'
import { TagsAside } from '@/components/admin/marketing/advertising/tags-aside'
import { RecordScreen } from '@/components/admin/records/form/record-screen'
import { UploadPdf } from '@/components/admin/records/images/upload-pdf'
import { EntityList } from '@/components/admin/records/list/entity-list'
import { UnsavedDrafts } from '@/components/admin/records/list/unsaved-drafts'
import { TrashLink } from '@/components/admin/records/trash/trash-link'
import { UploadVideo } from '@/components/admin/records/videos/upload-video'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { searchParamsOf } from '@/lib/platform/http/list-address'
import { capitalized } from '@/lib/records/declare/capitalized'
import { defaultColumns } from '@/lib/records/declare/list-columns'
import { allowedOn } from '@/lib/records/declare/permissions'
import { toApiRecord } from '@/lib/records/declare/record'
import { entityAt } from '@/lib/records/entities/registry'
import { isImportable } from '@/lib/records/import/columns'
import { isInManualOrder, parseListQuery } from '@/lib/records/lists/list-query'
import { listRecords, neighborsOf } from '@/lib/records/lists/list-records'
import { listViews, readLayout } from '@/lib/records/lists/list-views'
import { filterChoices } from '@/lib/records/lists/screen-data'
import { withStates } from '@/lib/records/publish/publication-states'
import { unsavedDrafts } from '@/lib/records/publish/unsaved-drafts'
import { relatedOf } from '@/lib/records/relations/related'

type Props = {
  params: Promise<{ entity: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entity = entityAt((await params).entity)
  if (!entity) return {}
  return { title: capitalized(entity.kind === 'single' ? entity.labels.one : entity.labels.many) }
}

/** List of an entity; the form of a single. */
export default async function EntityPage({ params, searchParams }: Props) {
  const actor = await pageActor()
  const entity = entityAt((await params).entity)
  if (!entity) notFound()
  if (!can(actor, 'read', entity.area)) return <NoAccess what={entity.labels.many} />
  if (entity.kind === 'single') {
    const asides: Partial<Record<string, ReactNode>> = { adTags: <TagsAside />, brand: <ContrastAside /> }
    return <RecordScreen actor={actor} entity={entity} id={null} aside={asides[entity.name] ?? null} />
  }

  const [views, layout] = await Promise.all([listViews(actor, entity), readLayout(actor, entity)])
  const address = searchParamsOf(await searchParams)
  const opensWith = views.find(({ id }) => id === layout.defaultViewId)
  if (address.size === 0 && opensWith) redirect(viewHref(entity.path, opensWith))

  const { query } = parseListQuery(entity, address)
  const [{ rows, ...list }, choices, unsaved] = await Promise.all([
    listRecords(actor, entity, query),
    filterChoices(actor, entity),
    unsavedDrafts(actor, entity),
  ])
  const allowed = allowedOn(actor, entity)
  const mayUpload = can(actor, 'create', entity.area)
  const [shown, related, neighbors] = await Promise.all([
    withStates(entity, rows),
    relatedOf(entity, rows),
    isInManualOrder(entity, query)
      ? neighborsOf(actor, entity, query, list.page)
      : { before: null, after: null },
  ])
  return (
    <EntityList
      path={entity.path}
      rows={shown.map((row) => toApiRecord(actor, entity, row))}
      list={list}
      neighbors={neighbors}
      query={query}
      related={related}
      choices={choices}
      allowed={allowed}
      columns={query.columns ?? layout.columns ?? defaultColumns(entity)}
      density={layout.density}
      saved={{ views, view: address.get('view'), defaultViewId: layout.defaultViewId }}
      actions={
        <>
          {allowed.delete && <TrashLink path={entity.path} many={entity.labels.many} />}
          {allowed.create && allowed.update && isImportable(entity) && (
            <Link
              href={`/admin/${entity.path}/import`}
              aria-label={`Import ${entity.labels.many}`}
              title="Import"
              className={buttonVariants({ variant: 'ghost', size: 'icon' })}
            >
              <Upload aria-hidden="true" />
            </Link>
          )}
          {mayUpload && entity.uploadedAs === 'pdf' && <UploadPdf />}
          {mayUpload && entity.uploadedAs === 'video' && <UploadVideo />}
          {allowed.create && (
            <Link href={`/admin/${entity.path}/new`} data-new-record="" className={buttonVariants()}>
              <Plus aria-hidden="true" />
              <span>
                New <span className="sr-only">{entity.labels.one}</span>
              </span>
            </Link>
          )}
        </>
      }
      unsaved={<UnsavedDrafts path={entity.path} drafts={unsaved} />}
    />
  )
}
