import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { CallFollowUp } from '@/lib/desk/calls/call-follow-up'
import type { PreparedCall } from '@/lib/desk/calls/prepare-calls'
import { moveLead } from '@/lib/desk/status/change-status'
import { enteredLead } from '@/lib/desk/tour-requests/entered-lead'
import { phone } from '@/lib/leads/sources/phone'
import { stopEscalations } from '@/lib/leads/tour-requests/plan-escalations'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { inStaffedHours } from '@/lib/leads/tour-requests/staffed-time'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { duration } from '@/lib/marketing/reports/duration'
import { db, type Tx } from '@/lib/platform/database/db'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

/** Stores a call through the normal intake, at its real time. @returns false when it was imported before */
export async function storeCall(
  actor: Actor,
  call: PreparedCall,
  followUp: CallFollowUp,
  now: Date,
): Promise<boolean> {
  const { startedAt, caller, leadName, communityId, touch } = call
  const entered = await enteredLead(actor, {
    name: leadName,
    phone: writtenPhone(caller),
    email: null,
    message: null,
    communityId,
    touch,
    source: phone,
    receivedAt: startedAt,
    waits: followUp === 'rings',
  })
  const lead = { ...entered, promise: { ...entered.promise, promise: null } }
  const { hours, timeZone } = lead.refs
  return db.$transaction(async (tx) => {
    const kept = await tx.importedCall.createMany({ data: { key: call.key }, skipDuplicates: true })
    if (kept.count === 0) return false
    const { leadId, outcome } = await storeLeadWithin(tx, lead, call.key)
    if (outcome !== 'stored') return false
    await recordEvent(tx, leadId, { type: 'note', actor, data: { text: callNote(call) } })
    if (followUp !== 'rings')
      await stopClock(tx, actor, leadId, call, {
        callBackAt: followUp === 'call-back' ? inStaffedHours(hours, timeZone, now) : null,
      })
    return true
  })
}

async function stopClock(
  tx: Tx,
  actor: Actor,
  leadId: string,
  { startedAt, isAnswered }: PreparedCall,
  { callBackAt }: { callBackAt: Date | null },
): Promise<void> {
  if (isAnswered) {
    const lead = await tx.tourRequest.findUniqueOrThrow({ where: { id: leadId } })
    await moveLead(tx, actor, lead, { status: 'contacted' })
  }
  await tx.tourRequest.update({
    where: { id: leadId },
    data: {
      // Keeps the past call out of the response-time figures.
      firstAttemptAt: startedAt,
      callDueAt: null,
      ...(isAnswered && { reachedAt: startedAt, lastContactedAt: startedAt }),
      ...(callBackAt && { nextStep: 'call', nextStepAt: callBackAt }),
    },
  })
  await stopEscalations(tx, leadId)
}

/** 'Answered call of 2 min, from an imported report'. */
function callNote({ isAnswered, duration: seconds }: PreparedCall): string {
  const length = seconds ? ` of ${duration(seconds)}` : ''
  return `${isAnswered ? 'Answered' : 'Missed'} call${length}, from an imported report`
}
