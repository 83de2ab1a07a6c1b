import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { flagValues } from '@/lib/records/declare/publication'
import { entities } from '@/lib/records/entities/registry'
import { standingOf } from '@/lib/records/publish/draft'
import { type Named, named } from '@/lib/records/publish/named-standing'
import type { PlanAction } from '@/lib/records/publish/plan-view'
import { visibleReleases } from '@/lib/records/releases/find-release'
import { scopeOf } from '@/lib/records/store/scope'

const SHOWN = 6

/** So many plans are looked through for those of the person's own communities. */
const LOOKED_AT = 40

/** What goes on the site or off it by itself. Times are ISO, UTC. */
export type Coming = Named & {
  action: PlanAction
  at: string
  timeZone: string
  /** Who planned it; null where the record's own date says so. */
  plannedBy: string | null
}

/** The next that visitors get to see or cease to see without anybody's doing, soonest first, of what the person works on. */
export async function nextOnSite(actor: Actor, timeZone: string, now: Date): Promise<Coming[]> {
  const edited = entities.filter(({ name, publication }) => publication && can(actor, 'update', name))
  if (edited.length === 0) return []
  const coming = await Promise.all([
    plansAhead(actor, edited),
    releasesAhead(actor, timeZone),
    ...edited.map((entity) => datesAhead(actor, entity, timeZone, now)),
  ])
  return coming
    .flat()
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .slice(0, SHOWN)
}

async function plansAhead(actor: Actor, edited: Entity[]): Promise<Coming[]> {
  const plans = await db.publicationPlan.findMany({
    where: { entity: { in: edited.map(({ name }) => name) }, state: 'waiting' },
    orderBy: { at: 'asc' },
    take: LOOKED_AT,
  })
  const shown: Coming[] = []
  for (const { entity: name, entityId, action, at, timeZone, plannedByName } of plans) {
    if (shown.length === SHOWN) break
    const entity = edited.find((one) => one.name === name)
    const standing = entity && (await standingOf(db, actor, entity, entityId).catch(() => null))
    if (!entity || !standing || !(standing.record || standing.draft)) continue
    const what = named(entity, entityId, standing)
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

async function releasesAhead(actor: Actor, timeZone: string): Promise<Coming[]> {
  if (!can(actor, 'update', 'release') || !actor.mayPublish) return []
  const releases = await visibleReleases(db, actor, { state: 'waiting' })
  return releases.flatMap(({ id, name, at, plannedByName }): Coming[] => {
    if (!at) return []
    const what = { href: `/admin/releases/${id}`, title: name, what: 'release' }
    return [{ ...what, action: 'publish', at: at.toISOString(), timeZone, plannedBy: plannedByName }]
  })
}

/** What an entity's own dates bring to the site or take off it. */
async function datesAhead(actor: Actor, entity: Entity, timeZone: string, now: Date): Promise<Coming[]> {
  const { from, until } = entity.publication ?? {}
  const coming = await Promise.all([
    from ? turnsAhead(actor, entity, from, now) : [],
    until ? turnsAhead(actor, entity, until, now) : [],
  ])
  return coming.flatMap((turns, at) =>
    turns.map((turn) => ({ ...turn, action: at === 0 ? 'publish' : 'unpublish', timeZone, plannedBy: null })),
  )
}

async function turnsAhead(actor: Actor, entity: Entity, moment: string, now: Date) {
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
