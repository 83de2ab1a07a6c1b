import 'server-only'
import { subHours } from 'date-fns'
import { sourceOf } from '@/lib/leads/sources/registry'
import { agreedTour } from '@/lib/leads/tour-requests/agreed-tour'
import { FAMILY_MAIL } from '@/lib/leads/tour-requests/follow-ups'
import type { Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { nextIssue } from '@/lib/platform/private-links/renewable-link'

/** Confirmations of one request to corrected addresses, and to one address within an hour. */
const AT_MOST = 3

/**
 * After an email address was corrected: issues the private link anew, because the earlier one went to the
 * wrong address, sends planned mail to the new address, and confirms to it what is agreed.
 * @param lead the locked request, as corrected
 * @param entryId the history's entry of the correction, or another id of it
 */
export async function readdressFamily(
  tx: Tx,
  lead: TourRequest,
  { former, entryId, isConfirmed = true }: { former: string | null; entryId: string; isConfirmed?: boolean },
): Promise<void> {
  const { id, email } = lead
  const now = new Date()
  if (former) {
    await tx.tourRequest.update({ where: { id }, data: { linkIssuedAt: nextIssue(lead, now) } })
  }
  if (!email) return
  const due = { tourRequestId: id, kind: FAMILY_MAIL, state: 'due' }
  const planned = await tx.outboxItem.findMany({ where: due, select: { payload: true } })
  await tx.outboxItem.updateMany({ where: due, data: { target: email } })
  const isOpen = lead.status !== 'converted' && lead.status !== 'not-interested' && !lead.contactEndedAt
  if (!isConfirmed || !isOpen || !sourceOf(lead.source).promises) return
  const tourAt = agreedTour(lead, now)
  const news = tourAt ? { about: 'tour-set', tourAt: tourAt.toISOString() } : ({ about: 'received' } as const)
  // Mail that is about to go to the new address confirms it as well.
  const confirming = tourAt ? ['tour-set', 'tour-moved'] : ['received']
  if (planned.some(({ payload }) => confirming.includes((payload as { about?: string }).about ?? ''))) return
  if (await isOverused(tx, id, email, now)) return
  await enqueue(tx, {
    kind: FAMILY_MAIL,
    channel: 'email',
    target: email,
    dedupKey: `${correctedKey(id)}${entryId}`,
    payload: news,
    tourRequestId: id,
  })
}

const correctedKey = (leadId: string) => `${FAMILY_MAIL}:${leadId}:corrected:`

/** A form must not send many mails to addresses that somebody types. */
async function isOverused(tx: Tx, id: string, email: string, now: Date): Promise<boolean> {
  const corrected = { tourRequestId: id, dedupKey: { startsWith: correctedKey(id) } }
  const [ofRequest, toAddress] = await Promise.all([
    tx.outboxItem.count({ where: corrected }),
    tx.tourRequest.count({ where: { email, createdAt: { gt: subHours(now, 1) } } }),
  ])
  return ofRequest >= AT_MOST || toAddress > AT_MOST
}
