import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { entities } from '@/lib/records/entities/registry'
import { type ApprovalView, approvalView } from '@/lib/records/publish/approval/approval-view'
import { recordWithDraft } from '@/lib/records/publish/draft'
import { type RecordLink, recordLink } from '@/lib/records/publish/record-link'

const SHOWN = 12

export type WaitingApproval = ApprovalView & RecordLink

/** Requests for this user, oldest first: those to approve, or for authors their own open ones. */
export async function waitingApprovals(actor: Actor): Promise<WaitingApproval[]> {
  const edited = entities.filter(({ area, publication }) => publication && can(actor, 'update', area))
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
    // Deleted or out of the user's scope.
    const current = entity && (await recordWithDraft(db, actor, entity, request.entityId).catch(() => null))
    const view = approvalView(actor, request)
    if (!entity || !view || !current || !(current.record || current.draft)) continue
    shown.push({ ...view, ...recordLink(entity, request.entityId, current) })
  }
  return shown
}
