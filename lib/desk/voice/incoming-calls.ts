import 'server-only'
import { addSeconds } from 'date-fns'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import { calledNumbers } from '@/lib/desk/calls/called-numbers'
import { spentLastHour } from '@/lib/desk/voice/budget'
import { type PreparedCaller, prepareCaller } from '@/lib/desk/voice/caller-lead'
import { planCall } from '@/lib/desk/voice/dial'
import { CHECK_AFTER_S, checkAt, unansweredAt, VOICE_UNANSWERED } from '@/lib/desk/voice/follow-up-rows'
import { applyIncoming } from '@/lib/desk/voice/incoming-event'
import type { IncomingEvent } from '@/lib/desk/voice/incoming-state'
import { lockCall, withLockedCall } from '@/lib/desk/voice/lock-call'
import { peopleOnShift } from '@/lib/desk/voice/people-on-shift'
import { secondsIn } from '@/lib/desk/voice/staff-events'
import { voicemail, waitingRoom } from '@/lib/desk/voice/voice-documents'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import { voiceSettings } from '@/lib/leads/voice/voice-settings'
import { db, type Tx } from '@/lib/platform/database/db'
import { badRequest, notFound } from '@/lib/platform/errors'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { redirectCall } from '@/lib/platform/integrations/voice'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { hangUp, reject, twiml } from '@/lib/platform/voice/twiml'

/** Phones that ring at once. */
const MOST_PHONES = 10

/** Until the caller is sent to voicemail: the phones ring for 22 s, and somebody may be about to press 1. */
const WAITS_S = 32

/** The caller hears the greeting and the tone, or leaves a message. */
const AT_VOICEMAIL = 'voicemail'

/** Numbers that Twilio sends for callers who withhold theirs. */
const WITHHELD = ['+266696687', '+86282452253', '+2562533']

/** A call to one of our numbers: everybody on shift is called at once, or it goes to voicemail. */
export async function incomingCall(form: URLSearchParams): Promise<string> {
  const sid = form.get('CallSid')
  if (!sid) throw badRequest('A call needs its CallSid')
  const caller = callerIn(form.get('From'))
  if (caller && (await blockedReason({ phone: caller, address: null }))) return twiml(reject())
  const ownNumber = phoneE164(form.get('To') ?? '') ?? ''
  const communityId = (await calledNumbers()).get(ownNumber)?.communityId ?? null
  const prepared = await prepareCaller({ phoneE164: caller, communityId, ownNumber })
  return db.$transaction(async (tx) => {
    const data = { id: uuidv7(), sid, purpose: 'incoming', state: 'ringing', communityId, ownNumber }
    const { count } = await tx.voiceCall.createMany({
      data: [{ ...data, phoneE164: caller }],
      skipDuplicates: true,
    })
    const { id } = await tx.voiceCall.findUniqueOrThrow({ where: { sid }, select: { id: true } })
    const call = await lockCall(tx, id)
    if (!call) throw notFound()
    return documentOf(count === 0 ? call : await ringEverybody(tx, call, prepared))
  })
}

/** Null when the number is withheld. */
function callerIn(from: string | null): string | null {
  return from && !WITHHELD.includes(from) ? phoneE164(from) : null
}

async function ringEverybody(tx: Tx, call: VoiceCall, prepared: PreparedCaller): Promise<VoiceCall> {
  const now = new Date()
  const { id: parentId, communityId, ownNumber } = call
  const { answersCalls } = await voiceSettings()
  const mayRing = answersCalls && !(await spentLastHour(tx, now)).isOver
  const people = mayRing ? await peopleOnShift(tx, { communityId, ownerId: null }, now) : []
  // A colleague who is calling us is not called back.
  const others = people.filter(({ callPhone }) => callPhone !== call.phoneE164).slice(0, MOST_PHONES)
  await checkAt(tx, parentId, addSeconds(now, CHECK_AFTER_S))
  if (others.length === 0) {
    await applyIncoming(tx, call, { is: 'unanswered' }, prepared)
    return tx.voiceCall.update({ where: { id: parentId }, data: { familyStatus: AT_VOICEMAIL } })
  }
  for (const { id: userId, callPhone } of others) {
    const planned = {
      purpose: 'answer',
      parentId,
      communityId,
      ownNumber,
      userId,
      phoneE164: callPhone,
    } as const
    await planCall(tx, planned)
  }
  await unansweredAt(tx, parentId, addSeconds(now, WAITS_S))
  return call
}

async function documentOf(call: VoiceCall): Promise<string> {
  if (call.state === 'ended') return twiml(hangUp())
  return call.isMissed ? voicemail(call) : waitingRoom(call)
}

/** Sends a caller whom nobody took to voicemail; the lead exists from that moment on. */
export const voiceUnanswered = defineHandler({
  kind: VOICE_UNANSWERED,
  afterRestore: 'hold',
  concurrency: 4,
  payload: z.object({ callId: z.uuid() }),
  async handle(_, { callId }, signal) {
    const found = await db.voiceCall.findUnique({ where: { id: callId } })
    if (!found) return { outcome: 'done' }
    const prepared = await prepareCaller(found)
    const call = await withLockedCall(callId, (tx, row) => endWaiting(tx, row, prepared))
    if (!call?.isMissed || call.state === 'ended' || !call.sid || call.familyStatus === AT_VOICEMAIL)
      return { outcome: 'done' }
    try {
      await redirectCall(call.sid, await voicemail(call), signal)
      await db.voiceCall.update({ where: { id: callId }, data: { familyStatus: AT_VOICEMAIL } })
    } catch (error) {
      // The caller has hung up meanwhile.
      if (!(error instanceof OutsideError) || !error.failure.isPermanent) throw error
    }
    return { outcome: 'done' }
  },
})

/** Also when somebody has pressed 1, and their phone was gone before they had joined. */
async function endWaiting(tx: Tx, call: VoiceCall, prepared: PreparedCaller): Promise<VoiceCall> {
  const { id: parentId, userId } = call
  const isGone =
    userId !== null && (await tx.voiceCall.count({ where: { parentId, userId, state: 'ended' } })) > 0
  return (await applyIncoming(tx, call, { is: isGone ? 'left' : 'unanswered' }, prepared)).call
}

/** The room tells who has joined or left it. A caller who is sent to voicemail leaves it, too. */
export async function roomReported(id: string, form: URLSearchParams): Promise<void> {
  const found = await db.voiceCall.findUnique({ where: { id } })
  if (!found) throw notFound()
  const event = roomEvent(form, found)
  if (!event || found.isMissed) return
  const prepared = await prepareCaller(found)
  await withLockedCall(id, async (tx, call) => {
    if (!call.isMissed) await applyIncoming(tx, call, event, prepared)
  })
}

function roomEvent(form: URLSearchParams, { sid }: VoiceCall): IncomingEvent | null {
  const event = form.get('StatusCallbackEvent')
  const isCaller = form.get('CallSid') === sid
  if (event === 'participant-join') return isCaller ? null : { is: 'joined' }
  const isOver = event === 'conference-end' || (event === 'participant-leave' && isCaller)
  return isOver ? { is: 'reported', status: 'completed', seconds: null } : null
}

/** The service reports that the caller's call is over. */
export async function incomingReported(form: URLSearchParams): Promise<void> {
  const found = await db.voiceCall.findUnique({ where: { sid: form.get('CallSid') ?? '' } })
  // A blocked caller has no row.
  if (found?.purpose !== 'incoming') return
  const prepared = await prepareCaller(found)
  const status = form.get('CallStatus') ?? ''
  const seconds = secondsIn(form.get('CallDuration'))
  await withLockedCall(found.id, (tx, call) =>
    applyIncoming(tx, call, { is: 'reported', status, seconds }, prepared),
  )
}
