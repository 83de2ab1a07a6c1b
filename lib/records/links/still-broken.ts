import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { LinkFinding } from '@/lib/platform/generated/prisma/client'
import { siteUrl } from '@/lib/platform/site'
import { isUuid } from '@/lib/platform/uuid'
import { delegateOf } from '@/lib/records/declare/delegate'
import { recordOf, selectOf } from '@/lib/records/declare/record'
import { entities } from '@/lib/records/entities/registry'
import { goalOf } from '@/lib/records/links/links-of'
import { placesIn } from '@/lib/records/links/places'
import { leadsSomewhere } from '@/lib/site/seo/resolve-address'

/** Those findings whose link still stands there and leads nowhere as far as we know; the others are deleted. */
export async function stillBroken(findings: LinkFinding[]): Promise<LinkFinding[]> {
  const standing = await standingLinks(findings)
  const kept: LinkFinding[] = []
  for (const finding of findings) {
    if (standing.has(keyOf(finding)) && !(await isReachable(finding))) kept.push(finding)
  }
  const mended = findings.filter((finding) => !kept.includes(finding)).map(({ id }) => id)
  if (mended.length > 0) await db.linkFinding.deleteMany({ where: { id: { in: mended } } })
  return kept
}

/** Whether a link of our own site has a page by now; other sites are asked only by a check. */
async function isReachable({ href, outside }: LinkFinding): Promise<boolean> {
  if (outside !== null) return false
  const goal = goalOf(href, siteUrl())
  return goal === null || !('path' in goal) || (await leadsSomewhere(goal.path))
}

type Place = Pick<LinkFinding, 'entity' | 'entityId' | 'field' | 'href'>

const keyOf = ({ entity, entityId, field, href }: Place) => JSON.stringify([entity, entityId, field, href])

/** The links that the records of these findings have now. */
async function standingLinks(findings: LinkFinding[]): Promise<Set<string>> {
  const standing = new Set<string>()
  for (const entity of entities) {
    const ours = findings.filter((finding) => finding.entity === entity.name)
    const ids = [...new Set(ours.map(({ entityId }) => entityId))]
    if (ids.length === 0) continue
    const where = { id: { in: ids.map((id) => (isUuid(id) ? id : Number(id))) } }
    const rows = await delegateOf(db, entity.name).findMany({ where, select: selectOf(entity) })
    for (const row of rows) {
      for (const place of placesIn(entity, recordOf(entity, row))) standing.add(keyOf(place))
    }
  }
  return standing
}
