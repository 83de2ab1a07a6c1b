import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { entities } from '@/lib/records/entities/registry'
import { type ApprovalView, approvalView } from '@/lib/records/publish/approval/approval-view'
import { standingOf } from '@/lib/records/publish/draft'
import { type Named, named } from '@/lib/records/publish/named-standing'

const SHOWN = 12

/** A wish with the record it is about. */
export type WaitingApproval = ApprovalView & Named

/**
 * What waits for this person, longest first: to be approved, for whoever may publish; what came back and what still waits of their own wishes,
 * for whoever asks. Nothing for those who change no content.
 */
export async function waitingApprovals(actor: Actor): Promise<WaitingApproval[]> {
  const edited = entities.filter(({ name, publication }) => publication && can(actor, 'update', name))
  if (edited.length === 0 || !actor.id) return []
  const requests = await db.approvalRequest.findMany({
    where: {
      entity: { in: edited.map(({ name }) => name) },
      ...(actor.mayPublish
        ? { state: 'waiting' }
        : { askedById: actor.id, state: { in: ['waiting', 'returned'] } }),
    },
    orderBy: { createdAt: 'asc' },
  })
  const shown: WaitingApproval[] = []
  for (const request of requests) {
    if (shown.length === SHOWN) break
    const entity = edited.find(({ name }) => name === request.entity)
    // What was deleted meanwhile, or is not among their communities, waits for nobody here.
    const standing = entity && (await standingOf(db, actor, entity, request.entityId).catch(() => null))
    const view = approvalView(actor, request)
    if (!entity || !view || !standing || !(standing.record || standing.draft)) continue
    shown.push({ ...view, ...named(entity, request.entityId, standing) })
  }
  return shown
}
