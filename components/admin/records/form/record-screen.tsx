import { Plus } from 'lucide-react'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { Card } from '@/components/admin/kit/card'
import { countOf } from '@/components/admin/kit/list/list-total'
import { CommentsButton } from '@/components/admin/records/comments/comments-button'
import { CommentsFrame } from '@/components/admin/records/comments/comments-frame'
import { FactsPanel } from '@/components/admin/records/facts/facts-panel'
import { EntityForm } from '@/components/admin/records/form/entity-form'
import { DeletedRecordScreen } from '@/components/admin/records/trash/deleted-record-screen'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'
import type { Actor } from '@/lib/accounts/actor'
import { AppError } from '@/lib/platform/errors'
import { commentsOf } from '@/lib/records/comments/comments'
import { hasComments } from '@/lib/records/comments/may-comment'
import { capitalized } from '@/lib/records/declare/capitalized'
import type { Entity } from '@/lib/records/declare/define-entity'
import { isMirrored } from '@/lib/records/declare/mirrored'
import { allowedOn } from '@/lib/records/declare/permissions'
import { toApiRecord } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { factsOf } from '@/lib/records/facts/facts'
import { type Belonging, belongingTo, childrenData, hiddenFields } from '@/lib/records/lists/screen-data'
import { publishingOf } from '@/lib/records/publish/publishing-data'
import { listRevisions } from '@/lib/records/publish/revisions'
import { relatedOf } from '@/lib/records/relations/related'
import { getRecord } from '@/lib/records/store/operations'
import { findDeleted } from '@/lib/records/trash/find-deleted'
import { offeredHelp } from '@/lib/records/writing-help/ask-for-help'

type Props = { actor: Actor; entity: Entity; id: string | null; aside?: ReactNode }

/** Loads the form of an existing record for this person; `id` null means the only row of a single. */
export async function RecordScreen({ actor, entity, id, aside }: Props) {
  const record = await getRecord(actor, entity, id).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  })
  if (!record && id !== null) {
    const deleted = await findDeleted(actor, entity, id)
    return deleted ? <DeletedRecordScreen entity={entity} deleted={deleted} nowMs={Date.now()} /> : notFound()
  }
  const publishing = record && (await publishingOf(actor, entity, record.id, record))
  const [related, revisions, children, belonging] = record
    ? await Promise.all([
        relatedOf(entity, [record, { ...record, ...publishing?.draft?.values }]),
        listRevisions(actor, entity, record.id),
        childrenData(actor, entity, record),
        belongingTo(actor, entity, record),
      ])
    : [{}, [], [], []]
  const facts = record && (await factsOf(actor, entity, record))
  const comments = record && hasComments(entity) ? await commentsOf(actor, entity, record.id) : null
  const allowed = allowedOn(actor, entity)
  const mirrored = isMirrored(entity, record)
  const hidden = hiddenFields(actor, entity)
  const form = (
    <EntityForm
      key={record?.id ?? 'new'}
      path={entity.path}
      record={record && toApiRecord(actor, entity, record)}
      id={record?.id ?? ''}
      publishing={publishing}
      given={{}}
      hidden={hidden}
      helps={offeredHelp(actor, entity)}
      related={related}
      revisions={revisions}
      childRecords={children}
      allowed={mirrored ? { ...allowed, update: false, delete: false } : allowed}
      back={backOf(entity, record ?? {})}
      aside={
        <>
          {mirrored && <Message tone="info">This is from the ad account. Change it there.</Message>}
          {comments && <CommentsButton />}
          {aside}
          <BelongingPanel what={entity.labels.one} kinds={belonging} />
          {record && facts && <FactsPanel {...facts} address={`${entity.path}/${record.id}`} />}
        </>
      }
    />
  )
  if (!record || !comments) return form
  return (
    <CommentsFrame
      key={record.id}
      address={`${entity.path}/${record.id}/comments`}
      path={entity.path}
      hidden={hidden}
      found={comments}
    >
      {form}
    </CommentsFrame>
  )
}

/** Target of the back link: a child's parent, or else the list; null for a single. */
export function backOf(entity: Entity, values: Record<string, unknown>) {
  if (entity.kind === 'single') return null
  const parent = entity.parent && entity.fields[entity.parent]?.entity
  if (!entity.parent || !parent) {
    return { href: `/admin/${entity.path}`, label: capitalized(entity.labels.many) }
  }
  const { path, labels } = entityNamed(parent)
  return { href: `/admin/${path}/${values[entity.parent]}`, label: `the ${labels.one}` }
}

/** Links to the lists of records that belong to this one, and to new ones. */
function BelongingPanel({ what, kinds }: { what: string; kinds: Belonging[] }) {
  if (kinds.length === 0) return null
  return (
    <Card title={`Belongs to this ${what}`}>
      <ul>
        {kinds.map(({ one, many, list, add, ...total }) => (
          <li
            key={list}
            className="flex items-center justify-between gap-3 border-b border-line py-1 last:border-0"
          >
            <Link href={list} className="flex min-h-11 min-w-0 items-center text-link">
              {countOf(total, one, many)}
            </Link>
            {add && (
              <Link
                href={add}
                aria-label={`New ${one} of this ${what}`}
                className={buttonVariants({ variant: 'ghost', size: 'sm' })}
              >
                <Plus aria-hidden="true" />
                New
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
