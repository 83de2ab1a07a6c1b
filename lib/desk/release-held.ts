import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { lock } from '@/lib/admin/change'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf } from '@/lib/admin/delegate'
import type { EntityName } from '@/lib/admin/field'
import { findRecord } from '@/lib/admin/find-record'
import { recordAudit } from '@/lib/admin/record-audit'
import { assertCan } from '@/lib/auth/access'
import { db, type Tx } from '@/lib/db'
import { conflict, notFound } from '@/lib/errors'
import { answerOffer } from '@/lib/exit-offer/answer-offer'
import { mailResult } from '@/lib/quizzes/result-mail'
import { mailDownload } from '@/lib/resources/download-mail'

type Held = { id: string; requestId: string | null }

/** What is mailed once it is no longer taken for spam. An RSVP is let go by giving it a seat (lib/events/seat-by-hand.ts). */
const MAIL: Partial<Record<EntityName, (tx: Tx, held: Held) => Promise<void>>> = {
  async quizResponse(tx, { id, requestId }) {
    const result = await tx.quizResult.findFirst({ where: { response: { id } }, select: { id: true } })
    if (result) await mailResult(tx, result.id, requestId)
  },
  assetDownload: (tx, { id, requestId }) => mailDownload(tx, id, requestId, new Date()),
  async exitIntentSubmission(tx, { id }) {
    const { email, transactionId } = await tx.exitIntentSubmission.findUniqueOrThrow({ where: { id } })
    await answerOffer(tx, { email, key: transactionId ?? id })
  },
}

/** Whether records of this entity can be held back and let go by one click. */
export const isReleasable = (entity: Entity): boolean => entity.name in MAIL

/**
 * "Not spam": what the form promised is mailed now, and the family's timeline shows it (B5).
 * @throws AppError 403, 404, 409 when it is not held back
 */
export async function releaseHeld(actor: Actor, entity: Entity, id: string): Promise<void> {
  const mail = MAIL[entity.name]
  if (!mail) throw notFound()
  assertCan(actor, 'update', entity.name)
  await db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const { heldReason } = await findRecord(tx, actor, entity, id)
    if (!heldReason) throw conflict('This is not held back')
    await delegateOf(tx, entity.name).update({ where: { id }, data: { heldReason: null } })
    await recordAudit(tx, actor, {
      action: 'held.release',
      entity: entity.name,
      entityId: id,
      before: { heldReason: String(heldReason) },
    })
    await mail(tx, { id, requestId: actor.requestId })
  })
}
