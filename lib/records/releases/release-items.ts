import 'server-only'
import * as z from 'zod'
import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { entities, entityAt } from '@/lib/records/entities/registry'
import { draftValues, missing, standingOf } from '@/lib/records/publish/draft'
import { type Named, named } from '@/lib/records/publish/named-standing'
import { assertPlannable } from '@/lib/records/publish/plan-publication'
import { assertMayRelease, findOpenRelease } from '@/lib/records/releases/find-release'
import { recordAudit } from '@/lib/records/store/record-audit'

const MOST = 50
const OFFERED = 20
/** Drafts that are looked through for those that fit a search. */
const LOOKED_AT = 500

/** A record by the path of its kind ('communities') and its id. */
export const itemSchema = z.strictObject({
  entity: z.string('Say what kind of record'),
  entityId: z.uuid('Say which record'),
})

type Item = z.output<typeof itemSchema>

/** Adds a record that has something to publish. @throws AppError 403, 404, 405, 409 also when another release has it */
export async function addToRelease(
  actor: Actor,
  id: string,
  { entity: path, entityId }: Item,
): Promise<void> {
  const entity = entityAt(path)
  if (!entity) throw notFound()
  await db.$transaction(async (tx) => {
    const { name: release, items } = await findOpenRelease(tx, actor, id)
    assertCan(actor, 'update', entity.name)
    const standing = await standingOf(tx, actor, entity, entityId)
    if (!standing.record && !standing.draft) throw missing(entity)
    assertPlannable(entity, standing, 'publish')
    const key = { entity: entity.name, entityId }
    const elsewhere = await tx.releaseItem.findFirst({
      where: { ...key, release: { id: { not: id }, state: { in: ['open', 'waiting', 'missed'] } } },
      select: { release: { select: { name: true } } },
    })
    if (elsewhere) throw conflict(`This is in the release “${elsewhere.release.name}” already`)
    if (items.some((item) => item.entity === entity.name && item.entityId === entityId)) return
    if (items.length >= MOST) throw conflict(`A release can have ${MOST} records at most`)
    const { title } = named(entity, entityId, standing)
    await tx.releaseItem.create({ data: { ...key, releaseId: id, title } })
    const after = { name: release, added: title }
    await recordAudit(tx, actor, { action: 'update', entity: 'release', entityId: id, after })
  })
}

/** Takes a record out; its draft stays. @throws AppError 403, 404, 409 */
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

export type Candidate = Named & { entity: string; entityId: string; changedBy: string; changedAt: string }

/** Drafts that the person may put into a release, changed last first. @throws AppError 403 */
export async function releaseCandidates(actor: Actor, search: string): Promise<Candidate[]> {
  assertMayRelease(actor)
  const edited = entities.filter(({ name, publication }) => publication && can(actor, 'update', name))
  const drafts = await db.draft.findMany({
    where: { entity: { in: edited.map(({ name }) => name) } },
    orderBy: { updatedAt: 'desc' },
    take: LOOKED_AT,
  })
  const taken = await db.releaseItem.findMany({
    where: { release: { state: { in: ['open', 'waiting', 'missed'] } } },
    select: { entityId: true },
  })
  const isTaken = new Set(taken.map(({ entityId }) => entityId))
  const offered: Candidate[] = []
  for (const draft of drafts) {
    if (offered.length === OFFERED) break
    const entity = edited.find(({ name }) => name === draft.entity)
    if (!entity || isTaken.has(draft.entityId)) continue
    const standing = await standingOf(db, actor, entity, draft.entityId).catch(() => null)
    if (!standing || (standing.draft && Object.keys(draftValues(standing.draft)).length === 0)) continue
    const name = named(entity, draft.entityId, standing)
    if (!`${name.title} ${name.what}`.toLowerCase().includes(search.trim().toLowerCase())) continue
    const by = { changedBy: draft.actorName, changedAt: draft.updatedAt.toISOString() }
    offered.push({ ...name, entity: entity.path, entityId: draft.entityId, ...by })
  }
  return offered
}
