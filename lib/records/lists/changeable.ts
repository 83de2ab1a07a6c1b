import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { publicationOf } from '@/lib/records/declare/publication'
import { type AdminRecord, toApiRecord } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { type ApiList, listFromUrl } from '@/lib/records/lists/list-records'
import { type DraftView, draftView, missing, recordWithDraft } from '@/lib/records/publish/draft'

/** A draft as an API key sees it: without the names of staff. */
type KeyDraft = Pick<DraftView, 'values' | 'basedOn' | 'isMine' | 'createdAt' | 'draftUpdatedAt'>

export function keyDraft({ values, basedOn, isMine, createdAt, draftUpdatedAt }: DraftView): KeyDraft {
  return { values, basedOn, isMine, createdAt, draftUpdatedAt }
}

type ChangeableList = Omit<ApiList, 'rows'> & { rows: (AdminRecord & { draftUpdatedAt: string | null })[] }

/** Records that a key may change, published or not, with the time of their draft. @throws AppError 400–405 */
export async function listChangeable(
  actor: Actor,
  entity: Entity,
  params: URLSearchParams,
): Promise<ChangeableList> {
  assertCan(actor, 'update', entity.area)
  publicationOf(entity)
  const list = await listFromUrl(actor, entity, params, { isForDrafts: true })
  const drafts = await db.draft.findMany({
    where: { entity: entity.name, entityId: { in: list.rows.map(({ id }) => id) } },
    select: { entityId: true, updatedAt: true },
  })
  const times = new Map(drafts.map(({ entityId, updatedAt }) => [entityId, updatedAt.toISOString()]))
  const rows = list.rows.map((row) => ({
    ...toApiRecord(actor, entity, row),
    draftUpdatedAt: times.get(row.id) ?? null,
  }))
  return { ...list, rows }
}

type Changeable = {
  record: AdminRecord | null
  /** `isByProgram`: written with another key. */
  draft: (KeyDraft & { isByProgram: boolean }) | null
}

/** A record that a key may change, with its draft. @throws AppError 403, 404, 405 */
export async function readChangeable(actor: Actor, entity: Entity, id: string): Promise<Changeable> {
  assertCan(actor, 'update', entity.area)
  const { record, draft } = await recordWithDraft(db, actor, entity, id)
  if (!record && !draft) throw missing(entity)
  return {
    record: record && toApiRecord(actor, entity, record),
    draft: draft && {
      ...keyDraft(draftView(actor, entity, draft)),
      isByProgram: draft.actorId !== actor.id && (await isKey(draft.actorId)),
    },
  }
}

async function isKey(id: string | null): Promise<boolean> {
  return id !== null && (await db.apiKey.count({ where: { id } })) > 0
}

const MAX_LISTED = 200

type OwnDraft = { entity: string; id: string; isNew: boolean; draftUpdatedAt: string }

/** The newest 200 drafts that a key has written and that are neither published nor discarded. */
export async function ownDrafts(actor: Actor): Promise<OwnDraft[]> {
  const drafts = await db.draft.findMany({
    where: { actorId: actor.id },
    orderBy: { updatedAt: 'desc' },
    take: MAX_LISTED,
  })
  const paths = new Map<string, string>(entities.map(({ name, path }) => [name, path]))
  return drafts.flatMap(({ entity, entityId, basedOn, updatedAt }) => {
    const path = paths.get(entity)
    return path
      ? [{ entity: path, id: entityId, isNew: basedOn === null, draftUpdatedAt: updatedAt.toISOString() }]
      : []
  })
}
