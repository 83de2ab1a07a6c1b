import 'server-only'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { SessionUser } from '@/lib/accounts/access/session-user'
import { onLeadChange } from '@/lib/desk/alerts/live'
import { isInScope, leadScopeOf } from '@/lib/leads/access/lead-scope'
import type { LeadNotice } from '@/lib/leads/tour-requests/announce'
import { db } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'

type Reader = Pick<SessionUser, 'role' | 'communityIds'> & { id: string | null }

/** Calls back only for leads within the person's scope. Returns the unsubscribe function. */
export function onOwnLeadChange(reader: Reader, listener: (notice: LeadNotice) => void): () => void {
  if (scopedCommunityIds(reader) === null) return onLeadChange(listener)
  return onLeadChange((notice) => {
    isOwn(reader, notice).then(
      (own) => own && listener(notice),
      // The stream ends within a minute, and the screen then reloads everything.
      (error: unknown) => log.warn({ err: error }, 'a notice about a lead was not passed on'),
    )
  })
}

async function isOwn(reader: Reader, { leadId }: LeadNotice): Promise<boolean> {
  // No id: reload everything (lib/desk/alerts/live.ts).
  if (leadId === '') return true
  const select = { communityId: true, ownerId: true }
  const lead = await db.tourRequest.findUnique({ where: { id: leadId }, select })
  return lead !== null && isInScope(await leadScopeOf(reader), lead)
}
