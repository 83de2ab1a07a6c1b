import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { EntityForm } from '@/components/admin/form/entity-form'
import { NoAccess } from '@/components/admin/no-access'
import { backOf } from '@/components/admin/record-screen'
import { pageActor } from '@/lib/admin/actor'
import { parseListQuery } from '@/lib/admin/list-query'
import { allowedOn } from '@/lib/admin/permissions'
import { hiddenFields } from '@/lib/admin/screen-data'
import { entityAt } from '@/lib/entities/registry'

type Props = { params: Promise<{ entity: string }>; searchParams: Promise<Record<string, string>> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entity = entityAt((await params).entity)
  return entity ? { title: `New ${entity.labels.one}` } : {}
}

/** The form of a record that does not exist yet. A child's address names its parent. */
export default async function NewRecordPage({ params, searchParams }: Props) {
  const actor = await pageActor()
  const entity = entityAt((await params).entity)
  if (!entity?.creatable) notFound()
  const allowed = allowedOn(actor, entity)
  if (!allowed.create) return <NoAccess what={entity.labels.many} />
  const { query } = parseListQuery(entity, new URLSearchParams(await searchParams))
  const parent = entity.parent && query.filters[entity.parent]
  if (entity.parent && !parent) notFound()
  const given = entity.parent ? { [entity.parent]: parent } : {}
  return (
    <EntityForm
      path={entity.path}
      record={null}
      given={given}
      hidden={hiddenFields(actor, entity)}
      related={{}}
      revisions={[]}
      childRecords={[]}
      allowed={allowed}
      back={backOf(entity, given)}
    />
  )
}
