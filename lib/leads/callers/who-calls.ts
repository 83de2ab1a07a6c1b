import 'server-only'
import { max, subMinutes } from 'date-fns'
import { can, isRole } from '@/lib/accounts/access/access'
import { callTimeText } from '@/lib/leads/callers/call-windows'
import { hasHours, staffedRow, vacationOf } from '@/lib/leads/callers/on-shift'
import { companySettings } from '@/lib/leads/intake/company-settings'
import { sourceOf } from '@/lib/leads/sources/registry'
import { OPEN_ENDED_PROMISE } from '@/lib/leads/tour-requests/promise-text'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { isStaffed } from '@/lib/leads/tour-requests/staffed-hours'
import { voiceSettings } from '@/lib/leads/voice/voice-settings'
import { db, type Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { isVoiceConfigured } from '@/lib/platform/integrations/voice'
import { phoneDial } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { writtenPhone } from '@/lib/platform/phones/written-phone'
import { PROMISED_MINUTES } from '@/lib/platform/promised-minutes'
import { usableTimeZone } from '@/lib/platform/time-zone'

type Place = { phoneDisplay: string | null; phoneDial: string | null }

/** `e164` falls back to what is dialed where the number cannot be normalized. */
type ShownNumber = { e164: string; display: string }

/** Each is null when it is not known. */
type Caller = { name: string | null; number: ShownNumber | null }

/** A promised call as its family is told of it. */
export type AnnouncedCall = Caller & {
  /** 'Ann, (303) 555-0140, before 4:22 pm' */
  line: string
}

type Lead = Pick<
  TourRequest,
  | 'ownerId'
  | 'communityId'
  | 'source'
  | 'promise'
  | 'callAt'
  | 'callDueAt'
  | 'firstAttemptAt'
  | 'contactEndedAt'
> & { community: Place | null }

/**
 * Who calls, from which number and by when. Null once the call was tried, is late or is not wanted, and when
 * neither person nor number is known. `timeZone`: the zone in which the time is said.
 */
export async function announcedCall(lead: Lead, timeZone: string, now: Date): Promise<AnnouncedCall | null> {
  const { callAt, callDueAt, promise } = lead
  const isOpen = !lead.firstAttemptAt && !lead.contactEndedAt && promise !== OPEN_ENDED_PROMISE
  const isPromised = callAt !== null || sourceOf(lead.source).promises
  if (!isOpen || !isPromised || !callDueAt || callDueAt <= now) return null
  const begins = subMinutes(callDueAt, PROMISED_MINUTES)
  const { name, number } = await callerAt(lead, max([begins, now]))
  if (!name && !number) return null
  // A refusal that was lifted after the chosen time has started the clock anew.
  const isChosen = callAt?.getTime() === begins.getTime()
  const when = callTimeText({ callAt: isChosen ? callAt : null, callDueAt }, timeZone, now)
  const numbers = [number, await alsoShown(number, lead.community)].flatMap((shown) => shown?.display ?? [])
  return { name, number, line: [name, numbers.join(' or '), when].filter(Boolean).join(', ') }
}

/** Calls that the voice service connects show the place's number instead of the person's own. */
async function alsoShown(number: ShownNumber | null, community: Place | null): Promise<ShownNumber | null> {
  if (!number || !isVoiceConfigured() || !(await voiceSettings()).ringsStaff) return null
  const place = await placeNumber(community)
  return place?.e164 === number.e164 ? null : place
}

/** The owner, if on shift at that moment; else nobody, with the number only where everybody calls from it. */
async function callerAt({ ownerId, communityId, community }: Lead, at: Date): Promise<Caller> {
  const [owner, place] = await Promise.all([ownerOnShift(ownerId, communityId, at), placeNumber(community)])
  if (owner) return { name: owner.callerName, number: owner.callerNumber ? own(owner.callerNumber) : place }
  const others = await db.user.count({ where: { callerNumber: { not: null }, disabledAt: null } })
  return { name: null, number: others === 0 ? place : null }
}

async function ownerOnShift(ownerId: string | null, communityId: string | null, at: Date) {
  if (!ownerId) return null
  const [owner, { hours, timeZone }, settings] = await Promise.all([
    db.user.findFirst({
      where: { id: ownerId, disabledAt: null },
      select: { role: true, callerName: true, callerNumber: true, shifts: true, vacations: true },
    }),
    scheduleOf(communityId),
    companySettings(),
  ])
  if (!owner || !isRole(owner.role) || !can({ role: owner.role }, 'update', 'leads')) return null
  const zone = usableTimeZone(settings?.timeZone)
  const moment = { at, zone, isAnswered: isStaffed(hours, timeZone, at) }
  const plan = { shifts: owner.shifts.map(staffedRow), vacations: owner.vacations }
  return hasHours(plan, moment) && !vacationOf(plan, moment) ? owner : null
}

/** The community's number, else the company's; null when neither was entered. */
export async function placeNumber(community: Place | null): Promise<ShownNumber | null> {
  const settings = await companySettings()
  return (
    numberIn(community?.phoneDisplay, community?.phoneDial) ??
    numberIn(settings?.companyPhoneDisplay, settings?.companyPhoneDial)
  )
}

function numberIn(display: string | null | undefined, dial: string | null | undefined): ShownNumber | null {
  const dialed = dial || (display && phoneDial(display))
  if (!dialed) return null
  return { e164: phoneE164(dialed) ?? dialed, display: display || writtenPhone(dialed) }
}

const own = (e164: string): ShownNumber => ({ e164, display: writtenPhone(e164) })

/** Name and number of a person who calls about a request of this community now. */
export async function callerOf(tx: Tx, userId: string | null, communityId: string | null): Promise<Caller> {
  const [person, community] = await Promise.all([
    userId
      ? tx.user.findUnique({ where: { id: userId }, select: { callerName: true, callerNumber: true } })
      : null,
    communityId
      ? tx.community.findUnique({
          where: { id: communityId },
          select: { phoneDisplay: true, phoneDial: true },
        })
      : null,
  ])
  const number = person?.callerNumber ? own(person.callerNumber) : await placeNumber(community)
  return { name: person?.callerName ?? null, number }
}
