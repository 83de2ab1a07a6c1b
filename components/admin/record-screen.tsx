import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { EntityForm } from '@/components/admin/form/entity-form'
import type { Actor } from '@/lib/admin/actor'
import type { Entity } from '@/lib/admin/define-entity'
import { capitalised } from '@/lib/admin/menu'
import { getRecord } from '@/lib/admin/operations'
import { allowedOn } from '@/lib/admin/permissions'
import { answerOf } from '@/lib/admin/record'
import { relatedOf } from '@/lib/admin/related'
import { listRevisions } from '@/lib/admin/revisions'
import { childrenData, hiddenFields } from '@/lib/admin/screen-data'
import { entityNamed } from '@/lib/entities/registry'
import { AppError } from '@/lib/errors'

type Props = {
  actor: Actor
  entity: Entity
  id: string | null
  /** Stands above the history. */
  aside?: ReactNode
}

/** Everything the form of an existing record needs, read for this person; `id` null is the one row of a single. */
export async function RecordScreen({ actor, entity, id, aside }: Props) {
  const record = await getRecord(actor, entity, id).catch((error: unknown) => {
    if (!(error instanceof AppError && error.status === 404)) throw error
    return entity.kind === 'single' ? null : notFound()
  })
  const [related, revisions, children] = record
    ? await Promise.all([
        relatedOf(entity, [record]),
        listRevisions(actor, entity, record.id),
        childrenData(actor, entity, record),
      ])
    : [{}, [], []]
  return (
    <EntityForm
      key={record?.id ?? 'new'}
      path={entity.path}
      record={record && answerOf(actor, entity, record)}
      given={{}}
      hidden={hiddenFields(actor, entity)}
      related={related}
      revisions={revisions}
      childRecords={children}
      allowed={allowedOn(actor, entity)}
      back={backOf(entity, record ?? {})}
      aside={aside}
    />
  )
}

/** Where the arrow leads: a child's parent, else the list; nowhere from a single. */
export function backOf(entity: Entity, values: Record<string, unknown>) {
  if (entity.kind === 'single') return null
  const parent = entity.parent && entity.fields[entity.parent]?.entity
  if (!entity.parent || !parent) {
    return { href: `/admin/${entity.path}`, label: capitalised(entity.labels.many) }
  }
  const { path, labels } = entityNamed(parent)
  return { href: `/admin/${path}/${values[entity.parent]}`, label: `the ${labels.one}` }
}
