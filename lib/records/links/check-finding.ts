import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { consume } from '@/lib/platform/http/rate-limit'
import { entityNamed } from '@/lib/records/entities/registry'
import { checkOutside, type ProbeOptions } from '@/lib/records/links/check-outside'
import { stillBroken } from '@/lib/records/links/places'
import { findRecord } from '@/lib/records/store/scope'

/** Limits how often a user can trigger requests to other sites. */
const CHECKS = { name: 'link-check', points: 20, seconds: 60 }

/** Rechecks one broken link now. @throws AppError 403, 404 when it is fixed or out of scope, 429 */
export async function checkFinding(
  actor: Actor,
  id: string,
  options: ProbeOptions = {},
): Promise<{ isBroken: boolean; reason: string | null }> {
  assertCan(actor, 'update', 'content')
  const finding = await db.linkFinding.findUnique({ where: { id } })
  if (!finding) throw notFound('This link is not on the list any more')
  const entity = entityNamed(finding.entity as Parameters<typeof entityNamed>[0])
  assertCan(actor, 'read', entity.area)
  // Throws when the record was deleted or is out of the user's scope.
  await findRecord(db, actor, entity, finding.entityId)
  await consume(CHECKS, actor.id ?? 'system')
  if (finding.outside !== null) await checkOutside(finding.outside, options)
  const now = await db.linkFinding.findUnique({ where: { id } })
  const [broken] = now ? await stillBroken([now]) : []
  if (!broken) return { isBroken: false, reason: null }
  const { reason } = await db.linkFinding.update({ where: { id }, data: { checkedAt: new Date() } })
  return { isBroken: true, reason }
}
