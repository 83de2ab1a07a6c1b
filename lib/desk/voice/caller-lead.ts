import 'server-only'
import { systemActor } from '@/lib/accounts/actor'
import { calledNumbers } from '@/lib/desk/calls/called-numbers'
import { enteredLead } from '@/lib/desk/tour-requests/entered-lead'
import { actorOfCall } from '@/lib/desk/voice/actor-of-call'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { textMissedCaller } from '@/lib/leads/family/family-text'
import { readSideData } from '@/lib/leads/intake/side-data'
import type { Touch } from '@/lib/leads/intake/touches'
import { answeredCall } from '@/lib/leads/sources/answered-call'
import { missedCall } from '@/lib/leads/sources/missed-call'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { newestLeadOf } from '@/lib/leads/tour-requests/newest-lead'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import { db, type Tx } from '@/lib/platform/database/db'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { writtenPhone } from '@/lib/platform/phones/written-phone'

/** Leads that a call may become, built from cached data before its transaction. */
export type PreparedCaller = { missed: LeadToStore | null; answered: LeadToStore | null }

type Caller = Pick<VoiceCall, 'phoneE164' | 'communityId' | 'ownNumber'>

const SYSTEM = systemActor('Phone calls')

/** A caller without a number, and one of our own people, become no lead by calling. */
export async function prepareCaller({ phoneE164, communityId, ownNumber }: Caller): Promise<PreparedCaller> {
  if (!phoneE164 || (await isStaffNumber(phoneE164))) return { missed: null, answered: null }
  const known = await newestLeadOf(db, { phoneE164, email: null })
  const number = writtenPhone(phoneE164)
  const entered = {
    name: known?.name ?? `Caller ${number}`,
    phone: number,
    email: null,
    message: null,
    communityId,
    receivedAt: new Date(),
    touch: await touchOf(ownNumber),
  }
  const [missed, answered] = await Promise.all([
    enteredLead(SYSTEM, { ...entered, source: missedCall, waits: true }),
    enteredLead(SYSTEM, { ...entered, source: answeredCall, waits: false }),
  ])
  return { missed, answered }
}

async function isStaffNumber(number: string): Promise<boolean> {
  const where = { OR: [{ callPhone: number }, { mobile: number }] }
  return (await db.alertRules.count({ where })) > 0
}

/** The campaign of the tracking number that was called. */
async function touchOf(ownNumber: string): Promise<Touch | null> {
  const way = (await calledNumbers()).get(ownNumber)?.way
  if (!way) return null
  const { values } = readSideData(way)
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null))
  return { at: new Date().toISOString(), ...known }
}

/** A lead with a clock, from this moment on; the family is texted where it agreed to that. @returns its id */
export async function storeMissed(
  tx: Tx,
  { sid, phoneE164 }: VoiceCall,
  { missed }: PreparedCaller,
): Promise<string | null> {
  if (!missed || !phoneE164) return null
  const { leadId, outcome } = await storeLeadWithin(tx, missed, `missed-call:${sid}`)
  if (outcome === 'stored') await textMissedCaller(tx, phoneE164, leadId)
  return leadId
}

/** The family's newest request that the person may open, else a new one of the caller. @returns its id */
export async function leadForAnswered(
  tx: Tx,
  { sid, phoneE164 }: VoiceCall,
  userId: string,
  { answered }: PreparedCaller,
): Promise<string | null> {
  if (!answered || !phoneE164) return null
  const scope = await leadScopeOf(await actorOfCall(userId))
  const known = await tx.tourRequest.findFirst({
    where: {
      AND: [
        whereInScope(scope),
        { quarantinedAt: null, erasedAt: null },
        { OR: [{ phoneE164 }, { household: { contacts: { some: { phoneE164 } } } }] },
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  return known?.id ?? storeAnswered(tx, answered, `call:${sid}`, userId)
}

/** Its clock stands still from the start: they are talking. The attempt is logged when the call ends. */
async function storeAnswered(tx: Tx, lead: LeadToStore, key: string, userId: string): Promise<string> {
  const { leadId: id } = await storeLeadWithin(tx, lead, key)
  const data = { firstAttemptAt: new Date(), firstAttemptById: userId, callDueAt: null, promise: null }
  await tx.tourRequest.update({ where: { id }, data })
  return id
}

/** A voicemail of somebody without a number, who may have said it. @returns the lead's id */
export async function storeNumberless(tx: Tx, { sid, communityId }: VoiceCall): Promise<string> {
  const lead = await enteredLead(SYSTEM, {
    name: 'Caller without a number',
    phone: '',
    email: null,
    message: null,
    source: missedCall,
    communityId,
    waits: true,
    receivedAt: new Date(),
    touch: null,
  })
  return (await storeLeadWithin(tx, lead, `missed-call:${sid}`)).leadId
}
