import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { v7 as uuidv7 } from 'uuid'
import { NoAccess } from '@/components/admin/kit/no-access'
import { EntityForm } from '@/components/admin/records/form/entity-form'
import { backOf } from '@/components/admin/records/form/record-screen'
import { type Actor, pageActor } from '@/lib/accounts/actor'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { allowedOn } from '@/lib/records/declare/permissions'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entityAt } from '@/lib/records/entities/registry'
import { parseListQuery } from '@/lib/records/lists/list-query'
import { hiddenFields, presetReferences } from '@/lib/records/lists/screen-data'
import { publishingOf } from '@/lib/records/publish/publishing-data'
import { relatedOf } from '@/lib/records/relations/related'
import { getRecord } from '@/lib/records/store/operations'
import { offeredHelp } from '@/lib/records/writing-help/ask-for-help'

type Props = { params: Promise<{ entity: string }>; searchParams: Promise<Record<string, string>> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entity = entityAt((await params).entity)
  return entity ? { title: `New ${entity.labels.one}` } : {}
}

/** Form of a new record. The URL may set its parent, and the id of an existing draft. */
export default async function NewRecordPage({ params, searchParams }: Props) {
  const actor = await pageActor()
  const entity = entityAt((await params).entity)
  if (!entity?.creatable) notFound()
  const allowed = allowedOn(actor, entity)
  if (!allowed.create) return <NoAccess what={entity.labels.many} />
  // `another` is unique per new record, so that the form starts empty and a page refresh keeps it.
  const { draft: begun, another, ...address } = await searchParams
  const id = isUuid(begun) ? begun : uuidv7()
  if (begun) await leaveForRecord(actor, entity, id)
  const publishing = await publishingOf(actor, entity, id, null)
  const draft = publishing?.draft
  const { query } = parseListQuery(entity, new URLSearchParams(address))
  const named = presetReferences(entity, query)
  const parent = entity.parent && (draft?.values[entity.parent] ?? named[entity.parent])
  if (entity.parent && !parent) notFound()
  const given = { ...named, ...(entity.parent && { [entity.parent]: parent }) }
  return (
    <EntityForm
      key={another ?? 'first'}
      path={entity.path}
      record={null}
      id={id}
      publishing={publishing}
      given={given}
      hidden={hiddenFields(actor, entity)}
      helps={offeredHelp(actor, entity)}
      related={await relatedOf(entity, [{ ...given, ...draft?.values } as AdminRecord])}
      revisions={[]}
      childRecords={[]}
      allowed={allowed}
      back={backOf(entity, given)}
    />
  )
}

/** The draft's record may have been created since; it has its own form. */
async function leaveForRecord(actor: Actor, entity: Entity, id: string): Promise<void> {
  const isMade = await getRecord(actor, entity, id).then(
    () => true,
    () => false,
  )
  if (isMade) redirect(`/admin/${entity.path}/${id}`)
}
