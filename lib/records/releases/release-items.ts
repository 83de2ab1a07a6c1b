import 'server-only'
import * as z from 'zod'
import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { conflict, forbidden, notFound } from '@/lib/platform/errors'
import { foldText } from '@/lib/platform/fold-text'
import { entities, entityAt } from '@/lib/records/entities/registry'
import { draftValues, missing, recordWithDraft } from '@/lib/records/publish/draft'
import { assertPlannable } from '@/lib/records/publish/plan-publication'
import { type RecordLink, recordLink } from '@/lib/records/publish/record-link'
import { assertMayRelease, findOpenRelease } from '@/lib/records/releases/find-release'
import { recordAudit } from '@/lib/records/store/history'

const MAX_ITEMS = 50
const MAX_OFFERED = 20
/** Drafts searched at most. */
const MAX_SEARCHED = 500

/** A record by its entity's path ('communities') and id. */
export const itemSchema = z.strictObject({
  entity: z.string('Choose the kind of record'),
  entityId: z.uuid('Choose the record'),
})

type Item = z.output<typeof itemSchema>

/**
 * Adds a record with something to publish; a program adds what it drafted.
 * @throws AppError 403, 404, 405, 409 also if in another release
 */
export async function addToRelease(
  actor: Actor,
  id: string,
  { entity: path, entityId }: Item,
): Promise<void> {
  const entity = entityAt(path)
  if (!entity) throw notFound()
  await db.$transaction(async (tx) => {
    const { name: release, items } = await findOpenRelease(tx, actor, id, { toAdd: true })
    assertCan(actor, 'update', entity.area)
    const current = await recordWithDraft(tx, actor, entity, entityId)
    if (!current.record && !current.draft) throw missing(entity)
    assertPlannable(entity, current, 'publish')
    if (actor.scopes && current.draft?.actorId !== actor.id)
      throw forbidden('An API key can add only drafts that it wrote')
    const key = { entity: entity.name, entityId }
    const elsewhere = await tx.releaseItem.findFirst({
      where: { ...key, release: { id: { not: id }, state: { in: ['open', 'waiting', 'missed'] } } },
      select: { release: { select: { name: true } } },
    })
    // The other release may be one that a program of one community does not see.
    const other = actor.scopes ? 'another release' : `the release “${elsewhere?.release.name}”`
    if (elsewhere) throw conflict(`This is already in ${other}`)
    if (items.some((item) => item.entity === entity.name && item.entityId === entityId)) return
    if (items.length >= MAX_ITEMS) throw conflict(`A release can have at most ${MAX_ITEMS} items`)
    const { title } = recordLink(entity, entityId, current)
    await tx.releaseItem.create({ data: { ...key, releaseId: id, title, addedByName: actor.username } })
    const after = { name: release, added: title }
    await recordAudit(tx, actor, { action: 'update', entity: 'release', entityId: id, after })
  })
}

/** Removes a record; its draft stays. @throws AppError 403, 404, 409 */
export async function removeFromRelease(
  actor: Actor,
  id: string,
  { entity: path, entityId }: Item,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const { name: release, items } = await findOpenRelease(tx, actor, id)
    const entity = entityAt(path)?.name
    const item = items.find((one) => one.entity === entity && one.entityId === entityId)
    if (!item) return
    await tx.releaseItem.delete({ where: { id: item.id } })
    const before = { name: release, removed: item.title }
    await recordAudit(tx, actor, { action: 'update', entity: 'release', entityId: id, before })
  })
}

export type Candidate = RecordLink & {
  entity: string
  entityId: string
  changedBy: string
  changedAt: string
}

/** Drafts that the user can add to a release, last changed first. @throws AppError 403 */
export async function releaseCandidates(actor: Actor, search: string): Promise<Candidate[]> {
  assertMayRelease(actor)
  const edited = entities.filter(({ area, publication }) => publication && can(actor, 'update', area))
  const drafts = await db.draft.findMany({
    where: { entity: { in: edited.map(({ name }) => name) } },
    orderBy: { updatedAt: 'desc' },
    take: MAX_SEARCHED,
  })
  const taken = await db.releaseItem.findMany({
    where: { release: { state: { in: ['open', 'waiting', 'missed'] } } },
    select: { entityId: true },
  })
  const isTaken = new Set(taken.map(({ entityId }) => entityId))
  const offered: Candidate[] = []
  for (const draft of drafts) {
    if (offered.length === MAX_OFFERED) break
    const entity = edited.find(({ name }) => name === draft.entity)
    if (!entity || isTaken.has(draft.entityId)) continue
    const current = await recordWithDraft(db, actor, entity, draft.entityId).catch(() => null)
    if (!current || (current.draft && Object.keys(draftValues(current.draft)).length === 0)) continue
    const name = recordLink(entity, draft.entityId, current)
    if (!foldText(`${name.title} ${name.what}`).includes(foldText(search.trim()))) continue
    const by = { changedBy: draft.actorName, changedAt: draft.updatedAt.toISOString() }
    offered.push({ ...name, entity: entity.path, entityId: draft.entityId, ...by })
  }
  return offered
}
