import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { type CallFollowUp, followUpOf } from '@/lib/desk/calls/call-follow-up'
import { MIN_CALL_SECONDS } from '@/lib/desk/calls/min-call-seconds'
import { type PreparedCall, prepareCalls } from '@/lib/desk/calls/prepare-calls'
import { type LeftOut, readCalls } from '@/lib/desk/calls/read-calls'
import { moveLead } from '@/lib/desk/status/change-status'
import { enteredLead } from '@/lib/desk/tour-requests/entered-lead'
import { phone } from '@/lib/leads/sources/phone'
import { applyRefusals } from '@/lib/leads/tour-requests/apply-refusals'
import { stopEscalations } from '@/lib/leads/tour-requests/plan-escalations'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { inStaffedHours } from '@/lib/leads/tour-requests/staffed-time'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { duration } from '@/lib/marketing/reports/duration'
import { db, type Tx } from '@/lib/platform/database/db'
import { badRequest } from '@/lib/platform/errors'
import { writtenPhone } from '@/lib/platform/phones/written-phone'
import { readTable } from '@/lib/records/import/read-table'
import { recordAudit } from '@/lib/records/store/history'
import { getSiteSettings } from '@/lib/site/content/site-settings'

const SHOWN = 50

export type CallsOutcome = {
  created: number
  /** Calls imported before, even if their leads are gone. */
  unchanged: number
  /** Among the new calls. */
  answered: number
  fates: Record<CallFollowUp, number>
  /** Unreadable lines, and lines left out on purpose; only the first of each are listed. */
  refused: number
  problems: LeftOut[]
  leftOutCount: number
  leftOut: LeftOut[]
  /** Called numbers that are neither tracking numbers nor ours. */
  unknownNumbers: string[]
}

type ImportOptions = { save: boolean; shortest?: number; now?: Date }

/**
 * Stores the calls of a report as leads, each in its own transaction so that an interrupted import can be
 * repeated. @param save false previews only @param shortest seconds @throws AppError 400, 403, 413
 */
export async function importCalls(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  { save, shortest = MIN_CALL_SECONDS.default, now = new Date() }: ImportOptions,
): Promise<CallsOutcome> {
  assertCan(actor, 'create', 'leads')
  if (!Number.isInteger(shortest) || shortest < 0 || shortest > MIN_CALL_SECONDS.max)
    throw badRequest(`Please enter whole seconds, at most ${MIN_CALL_SECONDS.max}`)
  const { timeZone } = await getSiteSettings()
  const { header, rows } = await readTable(body)
  const read = readCalls([header, ...rows], { zone: timeZone, now, shortest })
  const prepared = await prepareCalls(actor, read.lines)
  const calls = prepared.calls.map((call) => ({ call, followUp: followUpOf(call, timeZone, now) }))
  const stored: typeof calls = []
  for (const one of calls) {
    if (!save || (await storeCall(actor, one.call, one.followUp, now))) stored.push(one)
  }
  const problems = inOrder([...read.problems, ...prepared.problems])
  const leftOut = inOrder([...read.leftOut, ...prepared.leftOut])
  const counts = {
    ...countsOf(stored),
    unchanged: prepared.known + calls.length - stored.length,
    refused: problems.length,
    leftOutCount: leftOut.length,
  }
  if (save)
    await recordAudit(db, actor, { action: 'lead.import-calls', entity: 'tourRequest', after: counts })
  return {
    ...counts,
    problems: problems.slice(0, SHOWN),
    leftOut: leftOut.slice(0, SHOWN),
    unknownNumbers: prepared.unknownNumbers,
  }
}

function countsOf(stored: readonly { call: PreparedCall; followUp: CallFollowUp }[]) {
  const of = (wanted: CallFollowUp) => stored.filter(({ followUp }) => followUp === wanted).length
  return {
    created: stored.length,
    answered: stored.filter(({ call }) => call.isAnswered).length,
    fates: { rings: of('rings'), 'call-back': of('call-back'), 'on-record': of('on-record') },
  }
}

const inOrder = (lines: LeftOut[]) => lines.toSorted((a, b) => a.number - b.number)

/** Stores a call through the normal intake, at its real time. @returns false when it was imported before */
async function storeCall(
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
    // They may have refused contact since that call.
    if (followUp !== 'on-record') await applyRefusals(tx, [lead.person])
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
