import 'server-only'
import * as z from 'zod'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { db } from '@/lib/platform/database/db'
import type { MissedPlan } from '@/lib/records/publish/plan-publication'
import { recordLink } from '@/lib/records/publish/record-link'
import {
  assertMayRelease,
  entityOf,
  findOpenRelease,
  findRelease,
  itemRecord,
  openReleases,
  type StoredRelease,
  visibleReleases,
} from '@/lib/records/releases/find-release'
import { checkRelease } from '@/lib/records/releases/publish-release'
import type {
  ListedRelease,
  ReleaseItemView,
  ReleaseState,
  ReleaseView,
} from '@/lib/records/releases/release-view'
import { itemVersion } from '@/lib/records/releases/seen-items'
import { recordAudit } from '@/lib/records/store/history'

const NAMELESS = 'Please enter a name'

export const releaseSchema = z.strictObject({
  name: z.string(NAMELESS).trim().min(1, NAMELESS).max(120, 'Please use 120 characters or fewer'),
})

/** The releases visible to the user, newest first. @throws AppError 403 */
export async function listReleases(actor: Actor): Promise<ListedRelease[]> {
  assertMayRelease(actor)
  return (await visibleReleases(db, actor)).map(listed)
}

/** Releases to which a program may add what it drafted, newest first. @throws AppError 403 */
export async function listOpenReleases(
  actor: Actor,
): Promise<Pick<ListedRelease, 'id' | 'name' | 'count'>[]> {
  return (await openReleases(actor)).map(({ id, name, items }) => ({ id, name, count: items.length }))
}

/** Creates an empty release. @throws AppError 403 */
export async function createRelease(actor: Actor, name: string): Promise<ListedRelease> {
  assertMayRelease(actor)
  return db.$transaction(async (tx) => {
    const made = await tx.release.create({ data: { name, createdByName: actor.username } })
    await recordAudit(tx, actor, { action: 'create', entity: 'release', entityId: made.id, after: { name } })
    return listed({ ...made, items: [] })
  })
}

/** @throws AppError 403, 404 */
export async function renameRelease(actor: Actor, id: string, name: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await findRelease(tx, actor, id, { locked: true })
    if (before.name === name) return
    await tx.release.update({ where: { id }, data: { name } })
    const states = { before: { name: before.name }, after: { name } }
    await recordAudit(tx, actor, { action: 'update', entity: 'release', entityId: id, ...states })
  })
}

/** Deletes a release that is not live; its drafts stay. @throws AppError 403, 404, 409 */
export async function removeRelease(actor: Actor, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { name } = await findOpenRelease(tx, actor, id)
    await tx.release.delete({ where: { id } })
    await recordAudit(tx, actor, { action: 'delete', entity: 'release', entityId: id, before: { name } })
  })
}

/** A release with its records and, unless live, their problems. @throws AppError 403, 404 */
export async function readRelease(actor: Actor, id: string): Promise<ReleaseView> {
  const release = await findRelease(db, actor, id)
  const checks = release.state === 'live' ? new Map() : await checkRelease(actor, release)
  const items = release.items.map(async (item): Promise<ReleaseItemView> => {
    const entity = entityOf(item)
    const { entityId } = item
    const current = await itemRecord(db, actor, item)
    const what = entity.labels.one
    const name = current
      ? recordLink(entity, entityId, current)
      : { href: `/admin/${entity.path}/${entityId}`, title: item.title, what }
    const version = itemVersion(current)
    const found = { problems: [], warnings: [], ...checks.get(item.id) }
    return { ...name, entity: entity.path, entityId, version, addedBy: item.addedByName, ...found }
  })
  return {
    ...listed(release),
    timeZone: await companyZone(),
    plannedBy: release.plannedByName,
    problem: release.problem,
    publishedBy: release.publishedByName,
    takenBackAt: release.takenBackAt?.toISOString() ?? null,
    takenBackBy: release.takenBackByName,
    items: await Promise.all(items),
  }
}

function listed({ id, name, state, at, publishedAt, createdByName, items }: StoredRelease): ListedRelease {
  return {
    id,
    name,
    state: state as ReleaseState,
    count: items.length,
    createdBy: createdByName,
    at: at?.toISOString() ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
  }
}

/** Missed releases that have not been dismissed, in the dashboard's format for plans. */
export async function missedReleases(actor: Actor): Promise<MissedPlan[]> {
  if (!can(actor, 'update', 'content') || !actor.mayPublish) return []
  const missed = await visibleReleases(db, actor, { state: 'missed' })
  if (missed.length === 0) return []
  const timeZone = await companyZone()
  return missed.map(({ id, name, at, plannedByName, problem }) => ({
    action: 'publish',
    state: 'missed',
    firedAt: null,
    problem,
    timeZone,
    at: at?.toISOString() ?? '',
    plannedBy: plannedByName ?? '',
    href: `/admin/releases/${id}`,
    title: name,
    what: 'release',
  }))
}
