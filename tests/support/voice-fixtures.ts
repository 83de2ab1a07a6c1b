import { POST } from '@/app/api/webhooks/voice/[event]/route'
import type { Actor } from '@/lib/accounts/actor'
import { voiceCheck } from '@/lib/desk/voice/check-call'
import { voiceDial } from '@/lib/desk/voice/dial'
import { voiceHangUp } from '@/lib/desk/voice/hang-up'
import { leadRing } from '@/lib/desk/voice/lead-ring'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import type { VoiceCall } from '@/lib/platform/generated/prisma/client'
import { somebody } from '@/tests/support/admin-fixtures'
import { acceptedLead, leadBody } from '@/tests/support/lead-requests'
import { claimDue, runClaimed, runDue } from '@/tests/support/outbox-worker'
import { startVoiceService, type VoiceService } from '@/tests/support/voice-service'

export const SITE = 'http://localhost:3000'
export const OWN_NUMBER = '+13035550100'
export const FAMILY = '+13035550142'

/** Starts the fake voice service, which asks our handler in this process, and configures it. */
export async function givenVoiceService(): Promise<VoiceService> {
  const voice = await startVoiceService({ deliver: deliverHere })
  Object.assign(env(), voice.settings)
  return voice
}

/** Hands a request to the handler of its address. */
export function deliverHere(request: Request): Promise<Response> {
  const event = new URL(request.url).pathname.split('/').at(-1) ?? ''
  return POST(request, { params: Promise.resolve({ event }) })
}

/** An installation whose phones are always staffed, with its number and one community. */
export async function givenCompany() {
  await db.$executeRaw`truncate tour_requests, households, email_recipients, communities, care_types, rate_limits, users, outbox_items, site_settings, staffed_hours, do_not_contacts, blocked_senders, tracking_numbers, voice_calls, voice_settings cascade`
  await db.emailRecipient.create({ data: { email: 'desk@example.com' } })
  await db.siteSettings.create({ data: { companyName: 'Evergreen', companyPhoneDial: OWN_NUMBER } })
  await db.staffedHours.createMany({
    data: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '00:00', closesAt: '24:00' })),
  })
  return db.community.create({
    data: { slug: 'juniper-house', name: 'Juniper House', city: 'Boulder', phoneDial: '+13035550101' },
  })
}

/** A counselor on shift whose phone may ring. */
export async function givenCounselor(username: string, callPhone: string | null): Promise<Actor> {
  const rules = callPhone ? { alertRules: { create: { callPhone, byCall: true } } } : {}
  const data = { username, password: '-', role: 'counselor', email: `${username}@example.com`, ...rules }
  const { id } = await db.user.create({ data })
  return { ...somebody('counselor'), id, username }
}

/** A request that waits, with its first call to staff planned for now. */
export async function givenWaiting(changes: Record<string, unknown> = {}): Promise<string> {
  const { transactionId } = await acceptedLead(leadBody({ phone: FAMILY, ...changes }), { from: null })
  const { id } = await db.tourRequest.findUniqueOrThrow({ where: { transactionId } })
  await db.outboxItem.create({
    data: { kind: 'lead-ring', dedupKey: `lead-ring:${id}`, tourRequestId: id, dueAt: new Date(0) },
  })
  return id
}

/** Chooses the next person and dials, as a worker does. */
export async function ringNow(): Promise<void> {
  await runDue(leadRing)
  await runClaimed(voiceDial, await claimDue(voiceDial))
}

/** Chooses and dials, and plays every call that was placed but has not ended. */
export async function ringAndPlay(voice: VoiceService): Promise<void> {
  await ringNow()
  for (const call of [...voice.calls.values()]) {
    if (call.parent === null && call.status === 'queued') await voice.play(call)
  }
  await runDue(voiceCheck)
  await runDue(voiceHangUp)
}

/** All calls to our people, oldest first. */
export const callsToStaff = (): Promise<VoiceCall[]> =>
  db.voiceCall.findMany({ where: { purpose: { not: 'incoming' } }, orderBy: { id: 'asc' } })

export const attemptsOf = (tourRequestId: string) =>
  db.leadEvent.findMany({ where: { tourRequestId, type: 'attempt' } })

/** Kinds of rows that are still due about a lead. */
export async function dueKinds(tourRequestId: string): Promise<string[]> {
  const rows = await db.outboxItem.findMany({ where: { tourRequestId, state: 'due' } })
  return [...new Set(rows.map(({ kind }) => kind))].toSorted()
}
