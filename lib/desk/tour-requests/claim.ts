import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { openLead } from '@/lib/desk/access/open-lead'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { afterCommit, db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

/** A typical call. */
const CLAIM_MS = 5 * 60 * 1_000

/** Marks for five minutes that the person is calling (C3). @returns its end @throws AppError 403, 404, 409 */
export async function claimLead(actor: Actor, id: string): Promise<Date> {
  return db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'update')
    const now = new Date()
    if (lead.claimedById && lead.claimedById !== actor.id && lead.claimedUntil && lead.claimedUntil > now) {
      const other = await tx.user.findUnique({ where: { id: lead.claimedById }, select: { username: true } })
      throw conflict(`${other?.username ?? 'Somebody else'} is calling this family already`)
    }
    const claimedUntil = new Date(now.getTime() + CLAIM_MS)
    await tx.tourRequest.update({ where: { id }, data: { claimedById: actor.id, claimedUntil } })
    afterCommit(tx, () => announceLead({ leadId: id, type: 'claimed' }))
    return claimedUntil
  })
}
