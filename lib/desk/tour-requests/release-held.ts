import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { answerOffer } from '@/lib/leads/exit-offer/answer-offer'
import { mailResult } from '@/lib/leads/quizzes/result-mail'
import { mailDownload } from '@/lib/leads/resources/download-mail'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { EntityName } from '@/lib/records/declare/field'
import { lock } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'

type Held = { id: string; requestId: string | null }

/** Mail that follows a release. RSVPs get a seat instead (lib/leads/events/staff-rsvp.ts). */
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

/** True when one click can release its records. */
export const isReleasable = (entity: Entity): boolean => entity.name in MAIL

/** Sends what the form promised; the timeline then shows it (B5). @throws AppError 403, 404, 409 */
export async function releaseHeld(actor: Actor, entity: Entity, id: string): Promise<void> {
  const mail = MAIL[entity.name]
  if (!mail) throw notFound()
  assertCan(actor, 'update', entity.area)
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
