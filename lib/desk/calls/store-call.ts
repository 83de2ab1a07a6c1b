import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { stopEscalations } from '@/lib/desk/alerts/escalation'
import type { CallFate } from '@/lib/desk/calls/call-fate'
import type { PreparedCall } from '@/lib/desk/calls/prepare-calls'
import { moveLead } from '@/lib/desk/status/change-status'
import { enteredLead } from '@/lib/desk/tour-requests/entered-lead'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { inStaffedHours } from '@/lib/leads/tour-requests/staffed-time'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { duration } from '@/lib/marketing/reports/duration'
import { db, type Tx } from '@/lib/platform/database/db'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

/**
 * Makes a call a lead, by the intake of every other request, with its real time. One that nobody has to ring for has no clock; one
 * missed lately is to be called back all the same.
 * @returns whether it was new
 */
export async function storeCall(
  actor: Actor,
  call: PreparedCall,
  fate: CallFate,
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
    source: 'phone',
    receivedAt: startedAt,
    waits: fate === 'rings',
  })
  // A call was promised nothing.
  const lead = { ...entered, promise: { ...entered.promise, promise: null } }
  const { hours, timeZone } = lead.refs
  return db.$transaction(async (tx) => {
    const kept = await tx.importedCall.createMany({ data: { key: call.key }, skipDuplicates: true })
    if (kept.count === 0) return false
    const { leadId, outcome } = await storeLeadWithin(tx, lead, call.key)
    if (outcome !== 'stored') return false
    await tx.leadConsent.updateMany({ where: { tourRequestId: leadId }, data: { channel: 'phone' } })
    await recordEvent(tx, leadId, { type: 'note', actor, data: { text: wordsOf(call) } })
    if (fate !== 'rings')
      await withoutClock(tx, actor, leadId, call, {
        callBackAt: fate === 'call-back' ? inStaffedHours(hours, timeZone, now) : null,
      })
    return true
  })
}

async function withoutClock(
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
      // The clock belongs to who waits now: this call is over, and nobody is measured by it.
      firstAttemptAt: startedAt,
      callDueAt: null,
      ...(isAnswered && { reachedAt: startedAt, lastContactedAt: startedAt }),
      ...(callBackAt && { nextStep: 'call', nextStepAt: callBackAt }),
    },
  })
  await stopEscalations(tx, leadId)
}

/** 'Answered call of 2 min, from an imported report'. */
function wordsOf({ isAnswered, duration: seconds }: PreparedCall): string {
  const length = seconds ? ` of ${duration(seconds)}` : ''
  return `${isAnswered ? 'Answered' : 'Missed'} call${length}, from an imported report`
}
