import 'server-only'
import * as z from 'zod'
import { db } from '@/lib/platform/database/db'
import type { LinkFinding } from '@/lib/platform/generated/prisma/client'
import { siteUrl } from '@/lib/platform/site'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { linkDestination, linksOf } from '@/lib/records/links/links-of'
import { leadsSomewhere } from '@/lib/site/seo/resolve-address'

export type LinkPlace = z.infer<typeof place>

const place = z.object({
  entity: z.string(),
  entityId: z.string(),
  field: z.string(),
  href: z.string(),
  words: z.string(),
})

export const storedPlaces = z.array(place)

const AT_ONCE = 200

/** All links in all records, with their locations. Skips the kind `log`, which holds people's own words. */
export async function* allPlaces(): AsyncGenerator<LinkPlace> {
  for (const entity of entities) {
    if (entity.kind === 'log' || !mayLink(entity)) continue
    for await (const record of recordsOf(entity)) yield* placesIn(entity, record)
  }
}

function placesIn(entity: Entity, record: AdminRecord): LinkPlace[] {
  return linksOf(entity, record).map((link) => ({ entity: entity.name, entityId: record.id, ...link }))
}

/** True when the entity has a field that can contain links, tested with a link in each. */
function mayLink(entity: Entity): boolean {
  const filled = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, '/']))
  return linksOf(entity, { ...filled, active: true, id: '', createdAt: '', updatedAt: '' }).length > 0
}

async function* recordsOf(entity: Entity): AsyncGenerator<AdminRecord> {
  const rows = delegateOf(db, entity.name)
  const select = selectOf(entity)
  let after: unknown = null
  for (;;) {
    const cursor = after === null ? {} : { cursor: { id: after }, skip: 1 }
    const found = await rows.findMany({ orderBy: { id: 'asc' }, take: AT_ONCE, select, ...cursor })
    for (const row of found) yield recordOf(entity, row)
    after = found.at(-1)?.id
    if (found.length < AT_ONCE) return
  }
}

/** Findings whose link is still there and still broken as far as known; the others are deleted. */
export async function stillBroken(findings: LinkFinding[]): Promise<LinkFinding[]> {
  const current = await currentLinks(findings)
  const kept: LinkFinding[] = []
  for (const finding of findings) {
    if (current.has(keyOf(finding)) && !(await isReachable(finding))) kept.push(finding)
  }
  const fixed = findings.filter((finding) => !kept.includes(finding)).map(({ id }) => id)
  if (fixed.length > 0) await db.linkFinding.deleteMany({ where: { id: { in: fixed } } })
  return kept
}

/** True when a link within the site has a page by now; other sites are only requested by a check. */
async function isReachable({ href, outside }: LinkFinding): Promise<boolean> {
  if (outside !== null) return false
  const goal = linkDestination(href, siteUrl())
  return goal === null || !('path' in goal) || (await leadsSomewhere(goal.path))
}

type Place = Pick<LinkFinding, 'entity' | 'entityId' | 'field' | 'href'>

const keyOf = ({ entity, entityId, field, href }: Place) => JSON.stringify([entity, entityId, field, href])

async function currentLinks(findings: LinkFinding[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const entity of entities) {
    const ours = findings.filter((finding) => finding.entity === entity.name)
    const ids = [...new Set(ours.map(({ entityId }) => entityId))]
    if (ids.length === 0) continue
    const where = { id: { in: ids.map((id) => (isUuid(id) ? id : Number(id))) } }
    const rows = await delegateOf(db, entity.name).findMany({ where, select: selectOf(entity) })
    for (const row of rows) {
      for (const place of placesIn(entity, recordOf(entity, row))) found.add(keyOf(place))
    }
  }
  return found
}
