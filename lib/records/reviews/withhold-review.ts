import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict, forbidden, notFound } from '@/lib/platform/errors'
import { testimonials } from '@/lib/records/entities/testimonials'
import { cancelPlans } from '@/lib/records/publish/plan-rows'
import { change, lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordAudit } from '@/lib/records/store/history'
import { assertMayPublish } from '@/lib/records/store/may-publish'
import { findRecord } from '@/lib/records/store/scope'
import { updateWithin } from '@/lib/records/store/write-record'
import { WITHHOLDING_KEYS } from '@/lib/site/communities/withholding-reasons'

export const withholdingProposal = z.object({
  reason: z.enum(WITHHOLDING_KEYS, 'Please choose a reason'),
  note: z.string().trim().max(500, 'Please use 500 characters or fewer').optional(),
})

export const withholdingAnswer = z.object({ isConfirmed: z.boolean() })

/** Proposes not to publish a review; a second person has to confirm. @throws AppError 403, 404, 409 */
export async function proposeWithholding(
  actor: Actor,
  id: string,
  { reason, note }: z.output<typeof withholdingProposal>,
): Promise<void> {
  assertCan(actor, 'update', testimonials.area)
  await change(testimonials, async (tx) => {
    await lock(tx, testimonials, id)
    await findRecord(tx, actor, testimonials, id)
    if (await openWithholding(tx, id))
      throw conflict('This review is already withheld, or a proposal is waiting')
    await tx.reviewWithholding.create({
      data: {
        testimonialId: id,
        reason,
        note: note || null,
        proposedById: actor.id,
        proposedByName: actor.username,
      },
    })
    await audit(tx, actor, id, 'withhold.propose', { withheldBecause: reason })
    return { answer: undefined, expired: [] }
  })
}

/** Confirms or refuses another person's proposal. @throws AppError 403 for the proposer, 404 */
export async function answerWithholding(
  actor: Actor,
  id: string,
  { isConfirmed }: z.output<typeof withholdingAnswer>,
): Promise<void> {
  assertCan(actor, 'update', testimonials.area)
  assertMayPublish(actor, testimonials)
  await change(testimonials, async (tx) => {
    await lock(tx, testimonials, id)
    const review = await findRecord(tx, actor, testimonials, id)
    const proposal = await openWithholding(tx, id)
    if (!proposal || proposal.decidedAt) throw notFound('No proposal is waiting for this review')
    if (proposal.proposedById === actor.id) throw forbidden('Someone else has to decide on your proposal')
    await tx.reviewWithholding.update({
      where: { id: proposal.id },
      data: { isConfirmed, decidedAt: new Date(), decidedById: actor.id, decidedByName: actor.username },
    })
    await audit(tx, actor, id, isConfirmed ? 'withhold.confirm' : 'withhold.refuse', {
      withheldBecause: proposal.reason,
    })
    if (!isConfirmed) return { answer: undefined, expired: [] }
    await cancelPlans(tx, testimonials, id, 'publish')
    const off = { approved: false }
    const expired = review.approved
      ? (await updateWithin(tx, actor, testimonials, id, off, { action: 'unpublish' })).expired
      : tagsOf(testimonials, review)
    return { answer: undefined, expired }
  })
}

/** The proposal or confirmed withholding in effect, or null. */
function openWithholding(tx: Tx, testimonialId: string) {
  return tx.reviewWithholding.findFirst({
    where: { testimonialId, endedAt: null, OR: [{ isConfirmed: null }, { isConfirmed: true }] },
  })
}

async function audit(
  tx: Tx,
  actor: Actor,
  entityId: string,
  action: string,
  after: { withheldBecause: string },
) {
  await recordAudit(tx, actor, { action, entity: testimonials.name, entityId, after })
}
