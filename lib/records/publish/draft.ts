import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import { inScope } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError, notFound } from '@/lib/platform/errors'
import type { Draft } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { publicationOf } from '@/lib/records/declare/publication'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { changedMeanwhile } from '@/lib/records/store/assert-fresh'
import { communitiesField, findRecord, scopeOf } from '@/lib/records/store/scope'

export type DraftView = {
  /** By field, as inputs hold them. */
  values: Record<string, unknown>
  /** The version of the row that the draft started from (ISO); null for a new record. */
  basedOn: string | null
  actorName: string
  isMine: boolean
  /** ISO, UTC. */
  createdAt: string
  updatedAt: string
  /** `updatedAt` under the name by which a request says which draft it saw. */
  draftUpdatedAt: string
}

/** A stored record and its draft; either can be missing. */
export type RecordWithDraft = { record: AdminRecord | null; draft: Draft | null }

/** The draft of a record, or null. @throws AppError 403, 404 without record and draft, 405 */
export async function draftOf(actor: Actor, entity: Entity, id: string): Promise<DraftView | null> {
  assertCan(actor, 'read', entity.area)
  const { record, draft } = await recordWithDraft(db, actor, entity, id)
  if (!record && !draft) throw missing(entity)
  return draft && draftView(actor, entity, draft)
}

/** A stored draft without fields hidden from the user. */
export function draftView(actor: Actor, entity: Entity, draft: Draft): DraftView {
  const values = draftValues(draft)
  return {
    values: Object.fromEntries(Object.entries(values).filter(([name]) => mayUse(actor, entity, name))),
    basedOn: draft.basedOn?.toISOString() ?? null,
    actorName: draft.actorName,
    isMine: draft.actorId === actor.id,
    createdAt: draft.createdAt.toISOString(),
    updatedAt: draft.updatedAt.toISOString(),
    draftUpdatedAt: draft.updatedAt.toISOString(),
  }
}

export function draftValues({ values }: Draft): Record<string, unknown> {
  return values as Record<string, unknown>
}

/** A record and its draft in the user's scope. @throws AppError 404, 405 for an entity without drafts */
export async function recordWithDraft(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
): Promise<RecordWithDraft> {
  publicationOf(entity)
  if (!isUuid(id) && entity.kind !== 'single') throw missing(entity)
  const record = await findRecord(tx, actor, entity, id).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  })
  const draft = await tx.draft.findUnique({
    where: { entity_entityId: { entity: entity.name, entityId: id } },
  })
  if (record) return { record, draft }
  if (entity.kind === 'single') throw missing(entity)
  const isElsewhere = (await delegateOf(tx, entity.name).count({ where: { id } })) > 0
  if (isElsewhere || draft?.basedOn) throw missing(entity)
  if (draft && !(await isDraftInScope(tx, actor, entity, draftValues(draft), draft.actorId))) {
    throw missing(entity)
  }
  return { record: null, draft }
}

type Sent = { values?: unknown; draftUpdatedAt?: string | null | undefined }

/**
 * @param sent what the request writes, and the draft that it saw (null: none)
 * @throws AppError 409 when a draft was stored since, by another user or by another program with the same key
 */
export function assertDraftFresh(actor: Actor, draft: Draft | null, sent: Sent): void {
  const { values, draftUpdatedAt: seen } = sent
  if (seen === undefined || !draft) return
  // A person's own draft never conflicts: a lost response must not block the retry.
  if (draft.actorId === actor.id && !actor.scopes) return
  // Without values, a key means its own draft as it is stored.
  if (draft.actorId === actor.id && seen === null && values === undefined) return
  if (seen === null || Date.parse(seen) !== draft.updatedAt.getTime())
    throw changedMeanwhile(actor, draft.actorName)
}

export function missing(entity: Entity): AppError {
  return notFound(`There is no such ${entity.labels.one}`)
}

/** True when an unsaved record is in the user's scope: by communities or parent, until then by author. */
export async function isDraftInScope(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  values: Record<string, unknown>,
  authorId: string | null,
): Promise<boolean> {
  if (Object.keys(scopeOf(actor, entity)).length === 0) return true
  if (entity.name === 'community') return false
  const several = communitiesField(entity)
  if (several) {
    const ids = values[several.name]
    if (!Array.isArray(ids) || ids.length === 0) return authorId === actor.id
    return ids.every((id) => inScope(actor, String(id)))
  }
  const key = entity.fields.communityId ? 'communityId' : String(entity.parent)
  const named = values[key]
  if (!named) return authorId === actor.id
  if (key === 'communityId') return inScope(actor, String(named))
  const parent = entity.fields[key]?.entity
  if (!parent) return false
  return findRecord(tx, actor, entityNamed(parent), String(named)).then(
    () => true,
    () => false,
  )
}
