import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { LinkFinding } from '@/lib/platform/generated/prisma/client'
import { siteUrl } from '@/lib/platform/site'
import { isUuid } from '@/lib/platform/uuid'
import { delegateOf } from '@/lib/records/declare/delegate'
import { recordOf, selectOf } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { linkDestination } from '@/lib/records/links/links-of'
import { placesIn } from '@/lib/records/links/places'
import { leadsSomewhere } from '@/lib/site/seo/resolve-address'

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
