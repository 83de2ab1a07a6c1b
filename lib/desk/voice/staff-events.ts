import 'server-only'
import { applyEvent } from '@/lib/desk/voice/apply-event'
import type { CallEvent } from '@/lib/desk/voice/call-state'
import { prepareCaller } from '@/lib/desk/voice/caller-lead'
import { claimForCall } from '@/lib/desk/voice/claim-by-key'
import { applyIncoming } from '@/lib/desk/voice/incoming-event'
import { lockCall, withLockedCall } from '@/lib/desk/voice/lock-call'
import { SPOKEN, spokenPlace } from '@/lib/desk/voice/spoken-words'
import { connectFamily, goodbye, joinCaller, keyMenu, outcomeMenu } from '@/lib/desk/voice/voice-documents'
import { whyNotAccept } from '@/lib/desk/voice/why-not-call'
import { db, type Tx } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { hangUp, twiml } from '@/lib/platform/voice/twiml'

/** One of our people picked up, or their voicemail did: they hear what it is about. */
export async function staffAnswered(id: string, form: URLSearchParams): Promise<string> {
  return withCall(id, async (tx, row) => {
    const call = await applyEvent(tx, row, { is: 'picked-up' }, form.get('CallSid'))
    return keyMenu(call, await menuWords(call))
  })
}

async function menuWords({ purpose, communityId }: VoiceCall): Promise<string> {
  if (purpose === 'test') return SPOKEN.test
  const place = await spokenPlace(communityId)
  if (purpose === 'answer') return SPOKEN.incoming(place)
  return purpose === 'click' ? SPOKEN.asked(place) : SPOKEN.waiting(place)
}

/** A key was pressed. The same key heard twice gets the same answer. */
export async function staffPressed(id: string, form: URLSearchParams): Promise<string> {
  const key = form.get('Digits') ?? ''
  const parent = await parentOf(id)
  const caller = parent && (await prepareCaller(parent))
  return withCall(id, async (tx, row) => {
    if (row.purpose === 'answer') return pressedForCaller(tx, row, key, caller)
    const isOpen = row.key === null && (key === '1' || key === '2') && row.purpose !== 'test'
    const refused = isOpen ? await whyNotAccept(tx, row, new Date()) : null
    const call = await applyEvent(tx, row, { is: 'key', key, may: refused === null })
    if (refused) return goodbye(refused)
    if (call.key !== key) return twiml(hangUp())
    if (call.purpose === 'test') return goodbye(SPOKEN.testDone)
    if (key === '1') {
      if (row.key === null) await claimForCall(tx, call)
      return call.state === 'ended' ? twiml(hangUp()) : connectFamily(tx, call)
    }
    return goodbye(key === '2' ? SPOKEN.taken : SPOKEN.passed)
  })
}

type Caller = Awaited<ReturnType<typeof prepareCaller>> | null

/** The first to press 1 gets the caller. */
async function pressedForCaller(tx: Tx, row: VoiceCall, key: string, caller: Caller): Promise<string> {
  const parent = row.parentId && (await lockCall(tx, row.parentId))
  if (!parent || !caller || !row.userId || key !== '1') return twiml(hangUp())
  if (row.key === '1') return parent.userId ? joinCaller(parent) : goodbye(SPOKEN.gone)
  const { effects } = await applyIncoming(tx, parent, { is: 'taken', userId: row.userId }, caller)
  const may = effects.includes('welcome')
  await applyEvent(tx, row, { is: 'key', key, may })
  if (may) return joinCaller(parent)
  return goodbye(parent.userId ? SPOKEN.elsewhere : SPOKEN.gone)
}

async function parentOf(id: string): Promise<VoiceCall | null> {
  return (await db.voiceCall.findUnique({ where: { id }, include: { parent: true } }))?.parent ?? null
}

/** The family picked up, or its voicemail did. */
export async function familyAnswered(id: string): Promise<void> {
  await withCall(id, (tx, row) => applyEvent(tx, row, { is: 'family-answered' }))
}

/** The leg to the family has ended; the person still on the line says how it went. */
export async function familyEnded(id: string, form: URLSearchParams): Promise<string> {
  const event: CallEvent = {
    is: 'family-ended',
    status: form.get('DialCallStatus') ?? 'failed',
    seconds: secondsIn(form.get('DialCallDuration')),
  }
  return withCall(id, async (tx, row) => {
    const call = await applyEvent(tx, row, event)
    if (call.outcome === null) return outcomeMenu(call)
    return goodbye(call.outcome === 'no-answer' ? SPOKEN.noAnswer : SPOKEN.logged)
  })
}

/** They said by a key how it went, or pressed none. */
export async function staffSaid(id: string, form: URLSearchParams): Promise<string> {
  return withCall(id, async (tx, row) => {
    await applyEvent(tx, row, { is: 'said', key: form.get('Digits') })
    return goodbye(SPOKEN.logged)
  })
}

/** A report about a call to one of our people, in any order and any number of times. */
export async function staffReported(id: string, form: URLSearchParams): Promise<void> {
  const status = form.get('CallStatus') ?? ''
  const seconds = secondsIn(form.get('CallDuration'))
  await withCall(id, (tx, row) =>
    applyEvent(tx, row, { is: 'reported', status, seconds }, form.get('CallSid')),
  )
}

/** @throws AppError 404 for an unknown call */
async function withCall<T extends string | VoiceCall>(
  id: string,
  work: (tx: Tx, row: VoiceCall) => Promise<T>,
): Promise<T> {
  const result = await withLockedCall(id, (tx, row) => {
    if (row.purpose === 'incoming') throw notFound()
    return work(tx, row)
  })
  if (result === null) throw notFound()
  return result
}

/** Whole seconds, or null. */
export function secondsIn(text: string | null): number | null {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : null
}
