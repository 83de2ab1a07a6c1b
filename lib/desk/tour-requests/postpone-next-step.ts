import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { CHOSEN_CALL } from '@/lib/leads/tour-requests/next-step'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { db } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'

/** Moves the next step. @param nextStepAt ISO @throws AppError 400, 403, 404, 409 without a step */
export async function postponeNextStep(actor: Actor, id: string, nextStepAt: string): Promise<void> {
  const at = new Date(nextStepAt)
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'update')
    if (!lead.nextStep) throw conflict('Nothing is planned for this request')
    if (lead.nextStep === 'tour') throw conflict('Change the date of the tour instead')
    if (lead.nextStep === CHOSEN_CALL) throw conflict('The family chose this time. Log how the call went')
    if (at <= new Date()) throw invalidFields({ nextStepAt: 'Please choose a time in the future' })
    await tx.tourRequest.update({ where: { id }, data: { nextStepAt: at } })
    const data = { nextStep: lead.nextStep, nextStepAt: at.toISOString() }
    await recordEvent(tx, id, { type: 'next-step', actor, data })
    const before = { nextStepAt: lead.nextStepAt?.toISOString() ?? null }
    await auditLead(tx, actor, { action: 'lead.next-step', leadId: id, before, after: { nextStepAt } })
  })
}
