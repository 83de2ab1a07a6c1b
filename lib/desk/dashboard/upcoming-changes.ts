import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { flagValues } from '@/lib/records/declare/publication'
import { entities } from '@/lib/records/entities/registry'
import { recordWithDraft } from '@/lib/records/publish/draft'
import type { PlanAction } from '@/lib/records/publish/plan-view'
import { type RecordLink, recordLink } from '@/lib/records/publish/record-link'
import { visibleReleases } from '@/lib/records/releases/find-release'
import { scopeOf } from '@/lib/records/store/scope'

const SHOWN = 6

/** Only some may be within the person's communities. */
const MAX_READ = 40

/** `at` is ISO, UTC. */
export type UpcomingChange = RecordLink & {
  action: PlanAction
  at: string
  timeZone: string
  /** Null when a date of the record causes it. */
  plannedBy: string | null
}

/** Scheduled publications and removals of records the person edits, soonest first. */
export async function upcomingChanges(actor: Actor, timeZone: string, now: Date): Promise<UpcomingChange[]> {
  const edited = entities.filter(({ area, publication }) => publication && can(actor, 'update', area))
  if (edited.length === 0) return []
  const changes = await Promise.all([
    upcomingPlans(actor, edited),
    upcomingReleases(actor, timeZone),
    ...edited.map((entity) => upcomingDateChanges(actor, entity, timeZone, now)),
  ])
  return changes
    .flat()
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, SHOWN)
}

async function upcomingPlans(actor: Actor, edited: Entity[]): Promise<UpcomingChange[]> {
  const plans = await db.publicationPlan.findMany({
    where: { entity: { in: edited.map(({ name }) => name) }, state: 'waiting' },
    orderBy: { at: 'asc' },
    take: MAX_READ,
  })
  const shown: UpcomingChange[] = []
  for (const { entity: name, entityId, action, at, timeZone, plannedByName } of plans) {
    if (shown.length === SHOWN) break
    const entity = edited.find((one) => one.name === name)
    const standing = entity && (await recordWithDraft(db, actor, entity, entityId).catch(() => null))
    if (!entity || !standing || !(standing.record || standing.draft)) continue
    const what = recordLink(entity, entityId, standing)
    shown.push({
      ...what,
      action: action as PlanAction,
      timeZone,
      at: at.toISOString(),
      plannedBy: plannedByName,
    })
  }
  return shown
}

async function upcomingReleases(actor: Actor, timeZone: string): Promise<UpcomingChange[]> {
  if (!can(actor, 'update', 'content') || !actor.mayPublish) return []
  const releases = await visibleReleases(db, actor, { state: 'waiting' })
  return releases.flatMap(({ id, name, at, plannedByName }): UpcomingChange[] => {
    if (!at) return []
    const what = { href: `/admin/releases/${id}`, title: name, what: 'release' }
    return [{ ...what, action: 'publish', at: at.toISOString(), timeZone, plannedBy: plannedByName }]
  })
}

async function upcomingDateChanges(
  actor: Actor,
  entity: Entity,
  timeZone: string,
  now: Date,
): Promise<UpcomingChange[]> {
  const { from, until } = entity.publication ?? {}
  const changes = await Promise.all([
    from ? upcomingDates(actor, entity, from, now) : [],
    until ? upcomingDates(actor, entity, until, now) : [],
  ])
  return changes.flatMap((turns, at) =>
    turns.map((turn) => ({ ...turn, action: at === 0 ? 'publish' : 'unpublish', timeZone, plannedBy: null })),
  )
}

async function upcomingDates(actor: Actor, entity: Entity, moment: string, now: Date) {
  const rows = await delegateOf(db, entity.name).findMany({
    where: { AND: [scopeOf(actor, entity), flagValues(entity, true), { [moment]: { gt: now } }] },
    orderBy: { [moment]: 'asc' },
    take: SHOWN,
    select: { id: true, [moment]: true, [entity.title]: true },
  })
  return rows.map((row) => ({
    href: `/admin/${entity.path}/${row.id}`,
    title: String(row[entity.title] ?? '') || 'Untitled',
    what: entity.labels.one,
    at: (row[moment] as Date).toISOString(),
  }))
}
