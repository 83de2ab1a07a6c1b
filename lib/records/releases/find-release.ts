import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { AppError, conflict, forbidden, notFound } from '@/lib/platform/errors'
import type { Prisma, ReleaseItem } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { EntityName } from '@/lib/records/declare/field'
import { entityNamed } from '@/lib/records/entities/registry'
import { type RecordWithDraft, recordWithDraft } from '@/lib/records/publish/draft'

const withItems = { include: { items: { orderBy: { id: 'asc' } } } } as const

export type StoredRelease = Prisma.ReleaseGetPayload<typeof withItems>

/** @throws AppError 403 for users who cannot publish */
export function assertMayRelease(actor: Actor): void {
  assertCan(actor, 'update', 'content')
  if (actor.mayPublish) return
  throw forbidden('Your changes need approval, so only colleagues who can publish work with releases')
}

/** Programs may add their drafts to a release; a person decides when it is published (decision 125). */
function assertMayAdd(actor: Actor): void {
  if (actor.scopes) assertCan(actor, 'update', 'content')
  else assertMayRelease(actor)
}

/** Releases whose records are all in the user's scope, newest first. */
export async function visibleReleases(
  tx: Tx,
  actor: Actor,
  where: Prisma.ReleaseWhereInput = {},
): Promise<StoredRelease[]> {
  const shown: StoredRelease[] = []
  for (const release of await tx.release.findMany({ ...withItems, where, orderBy: { id: 'desc' } })) {
    if (await isVisible(tx, actor, release)) shown.push(release)
  }
  return shown
}

/** A release, with its row locked if `locked`; `toAdd` a record to it. @throws AppError 403, 404 */
export async function findRelease(
  tx: Tx,
  actor: Actor,
  id: string,
  { locked = false, toAdd = false } = {},
): Promise<StoredRelease> {
  if (toAdd) assertMayAdd(actor)
  else assertMayRelease(actor)
  const missing = notFound('There is no such release')
  if (!isUuid(id)) throw missing
  if (locked) await tx.$executeRaw`select 1 from releases where id = ${id}::uuid for update`
  const [release] = await visibleReleases(tx, actor, { id })
  if (!release) throw missing
  return release
}

/** A release that can be changed: neither live nor waiting. @throws AppError 403, 404, 409 */
export async function findOpenRelease(
  tx: Tx,
  actor: Actor,
  id: string,
  { toAdd = false } = {},
): Promise<StoredRelease> {
  const release = await findRelease(tx, actor, id, { locked: true, toAdd })
  if (release.state === 'live') throw conflict('This release is live')
  if (release.state === 'waiting')
    throw conflict('This release is scheduled: cancel the schedule to change it')
  return release
}

/** Open releases in scope, newest first, to which a program may add its drafts. @throws AppError 403 */
export async function openReleases(actor: Actor): Promise<StoredRelease[]> {
  assertMayAdd(actor)
  return visibleReleases(db, actor, { state: { notIn: ['live', 'waiting'] } })
}

/** An item's record and draft; null when it was deleted or its draft discarded. */
export async function itemRecord(tx: Tx, actor: Actor, item: ReleaseItem): Promise<RecordWithDraft | null> {
  return recordWithDraft(tx, actor, entityOf(item), item.entityId).then(
    (current) => (current.record || current.draft ? current : null),
    (error: unknown) => {
      if (error instanceof AppError && error.status === 404) return null
      throw error
    },
  )
}

export function entityOf({ entity }: Pick<ReleaseItem, 'entity'>): Entity {
  return entityNamed(entity as EntityName)
}

async function isVisible(tx: Tx, actor: Actor, { items }: StoredRelease): Promise<boolean> {
  if (scopedCommunityIds(actor) === null) return true
  for (const item of items) if (!(await itemRecord(tx, actor, item))) return false
  return true
}
