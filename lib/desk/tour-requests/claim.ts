import 'server-only'
import { addMinutes } from 'date-fns'
import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { passOn } from '@/lib/desk/alerts/pass-on'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import type { SkipReason } from '@/lib/leads/tour-requests/skip-reasons'
import { WAITING } from '@/lib/leads/tour-requests/waiting'
import { afterCommit, db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'

/** A typical call. */
const CLAIM_MS = 5 * 60 * 1_000

/** Marks for five minutes that the person is calling (C3). @returns its end @throws AppError 403, 404, 409 */
export async function claimLead(actor: Actor, id: string): Promise<Date> {
  return db.$transaction((tx) => claimWithin(tx, actor, id))
}

/** For use in a larger transaction. */
export async function claimWithin(tx: Tx, actor: Actor, id: string): Promise<Date> {
  const lead = await openLead(tx, actor, id, 'update')
  const now = new Date()
  if (lead.claimedById && lead.claimedById !== actor.id && lead.claimedUntil && lead.claimedUntil > now) {
    const other = await tx.user.findUnique({ where: { id: lead.claimedById }, select: { username: true } })
    throw conflict(`${other?.username ?? 'Someone else'} is already calling this family`)
  }
  const claimedUntil = new Date(now.getTime() + CLAIM_MS)
  await tx.tourRequest.update({ where: { id }, data: { claimedById: actor.id, claimedUntil } })
  afterCommit(tx, () => announceLead({ leadId: id, type: 'claimed' }))
  return claimedUntil
}

/** Longer than the promise. */
const SKIP_MINUTES = 15

/** Leaves a waiting family to others for 15 minutes (C3, decision 041). @throws AppError 403, 404, 409 */
export async function skipLead(actor: Actor, id: string, reason: SkipReason): Promise<void> {
  await db.$transaction((tx) => skipWithin(tx, actor, id, reason))
}

/** For use in a larger transaction. */
export async function skipWithin(tx: Tx, actor: Actor, id: string, reason: SkipReason): Promise<void> {
  const lead = await openLead(tx, actor, id, 'update')
  if (lead.quarantinedAt || lead.firstAttemptAt || lead.contactEndedAt)
    throw conflict('This family is not waiting for a first call')
  const isCalling = lead.claimedById === actor.id
  const { householdId } = lead
  // The queue shows the family by whichever request is due first, so all are skipped.
  await tx.tourRequest.updateMany({
    where: { ...WAITING, ...(householdId ? { householdId } : { id }) },
    data: { skippedById: actor.id, skippedUntil: addMinutes(new Date(), SKIP_MINUTES), skipReason: reason },
  })
  if (isCalling) {
    await tx.tourRequest.update({ where: { id }, data: { claimedById: null, claimedUntil: null } })
  }
  const entryId = uuidv7()
  await recordEvent(tx, id, { id: entryId, type: 'skipped', actor, data: { reason } })
  if (actor.id) await passOn(tx, { id, householdId, by: actor.id, entryId })
  await auditLead(tx, actor, { action: 'lead.skip', leadId: id, after: { reason } })
}
