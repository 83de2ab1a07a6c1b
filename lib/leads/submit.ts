import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { invalidFields } from '@/lib/errors'
import { Prisma } from '@/lib/generated/prisma/client'
import { fieldErrorsOf } from '@/lib/http/field-errors'
import { refuseFlood } from '@/lib/intake/flood'
import type { RequestContext } from '@/lib/intake/request-context'
import { readSideData } from '@/lib/intake/side-data'
import { suspicionOf } from '@/lib/intake/spam'
import { transactionIdFrom } from '@/lib/intake/transaction-id'
import { withVisit } from '@/lib/intake/visit-of-lead'
import { checkBot } from '@/lib/integrations/turnstile'
import { findRepeat, type StoredLead } from '@/lib/leads/find-repeat'
import { rateSuspicion } from '@/lib/leads/lead-rate'
import { readTypedPhone } from '@/lib/leads/phone'
import { phoneE164 } from '@/lib/leads/phone-e164'
import { readPreferredDate } from '@/lib/leads/preferred-date'
import { promiseAt } from '@/lib/leads/promise'
import { alertTargets } from '@/lib/leads/recipients'
import { resolveReferences } from '@/lib/leads/references'
import { tourRequestSchema } from '@/lib/leads/schema'
import { type LeadToStore, storeLead } from '@/lib/leads/store-lead'

export type Submission = {
  transactionId: string
  promise: string
  communityName: string | null
  /** Whether this request was stored before (decision 26). */
  repeated: boolean
}

const RETRIES = 4

/**
 * Takes in a lead: checks it, judges it and stores it in one transaction together with everything that follows from it.
 * What it answers is stored. A repeat of the same transactionId by the same person answers the stored lead.
 * @param body what was sent, unchecked
 * @throws AppError 400 with the specified messages by field, 429 above the hard rate limit
 */
export async function submitLead(body: Record<string, unknown>, about: RequestContext): Promise<Submission> {
  const parsed = tourRequestSchema.safeParse(body)
  if (!parsed.success) throw invalidFields(fieldErrorsOf(parsed.error))
  const { name, phone, email, message } = parsed.data
  const person = { phone, phoneE164: phoneE164(phone), email: email?.trim() || null }
  const sentKey = transactionIdFrom(parsed.data.transactionId)
  const words = { name, message: message?.trim() ? message.replaceAll('\r\n', '\n') : null }

  const known = await findRepeat(sentKey, { ...person, ...words })
  if (known.lead) return answer(known.lead, true)

  const side = readSideData(withVisit(body, about))
  const refs = await resolveReferences(side.values)
  await refuseFlood(about.clientIpAddress, refs.phoneDisplay)
  const botCheck = await checkBot(body.captchaToken, {
    transactionId: sentKey,
    remoteIp: about.clientIpAddress,
  })
  const rate = await rateSuspicion(
    { ...person, clientIpAddress: about.clientIpAddress, botCheck },
    about.receivedAt,
  )
  const { honeypot, formLoadTime } = body
  const preferred = readPreferredDate(body.preferredDate, refs.timeZone)
  const lead: LeadToStore = {
    person: { ...person, ...words, phoneExtension: readTypedPhone(phone).extension },
    side: side.values,
    rawSideData: { ...side.raw, ...refs.unknown, ...(preferred.raw ? { preferredDate: preferred.raw } : {}) },
    refs,
    preferredDate: preferred.date,
    adConsent: about.refusesAds || parsed.data.adConsent === 'denied' ? 'denied' : 'granted',
    consentVersion: parsed.data.consentVersion ?? null,
    botCheck,
    suspicion: suspicionOf({ honeypot, formLoadTime, botCheck, rate }, about.receivedAt),
    promise: promiseAt(refs, about.receivedAt),
    targets: await alertTargets(),
    about,
  }
  return storeOnce(lead, sentKey)
}

/** The unique key decides between requests that arrive together: who comes second answers the first one's lead. */
async function storeOnce(lead: LeadToStore, sentKey: string): Promise<Submission> {
  for (let attempt = 1; ; attempt++) {
    const known = await findRepeat(sentKey, lead.person)
    if (known.lead) return answer(known.lead, true)
    try {
      return answer(await storeLead(lead, known.freeKey), false)
    } catch (error) {
      if (attempt > RETRIES || !mayPass(error)) throw error
      await sleep(20 * attempt)
    }
  }
}

/** The key was taken meanwhile (P2002), or two transactions were in each other's way (P2034). */
function mayPass(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && ['P2002', 'P2034'].includes(error.code)
}

function answer({ transactionId, promise, community }: StoredLead, repeated: boolean): Submission {
  return { transactionId, promise: promise ?? '', communityName: community?.name ?? null, repeated }
}
