import 'server-only'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import { readSideData } from '@/lib/leads/intake/side-data'
import type { Suspicion } from '@/lib/leads/intake/spam'
import type { MailedRequest } from '@/lib/leads/referral-agencies/request-of-mail'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { promiseAt } from '@/lib/leads/tour-requests/promise'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { resolveReferences } from '@/lib/leads/tour-requests/references'
import { countAttempt, type Limit } from '@/lib/platform/http/rate-limit'
import { readTypedPhone } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'
import { truncate } from '@/lib/platform/truncate'

/** More than a desk can read in an hour; further mails are quarantined without an alert. */
export const UNKNOWN_MAILS: Limit = { name: 'inbound-mail', points: 30, seconds: 60 * 60 }

type Origin = {
  fromName: string | null
  fromAddress: string | null
  agency: { name: string } | null
}

/** Builds a lead from a mail: the parsed request, or until someone reads it, one named after the sender. */
export async function leadOfMail(
  origin: Origin,
  read: MailedRequest | null,
  now: Date,
): Promise<LeadToStore> {
  const { fromName, fromAddress, agency } = origin
  const request = read ?? {
    name: truncate(`Mail from ${agency?.name ?? fromName ?? fromAddress ?? 'an unknown sender'}`, 100),
    phone: '',
    email: '',
    message: '',
    communityId: null,
  }
  const { name, phone, email, message, communityId } = request
  const side = readSideData({ source: agency ? 'agency' : 'mail', communityId }).values
  const [refs, targets, suspicion] = await Promise.all([
    resolveReferences(side),
    alertTargets(),
    suspicionOf(origin, request, read !== null),
  ])
  return {
    person: {
      name,
      phone,
      phoneE164: phone ? phoneE164(phone) : null,
      phoneExtension: phone ? readTypedPhone(phone).extension : null,
      email: email || null,
      message: message || null,
    },
    side,
    rawSideData: {},
    refs,
    preferredDate: null,
    // The family was never informed about advertising.
    adConsent: 'denied',
    consentVersion: null,
    shownWording: null,
    agreedTexts: null,
    botCheck: 'mailed',
    suspicion,
    promise: promiseAt(refs, now),
    targets,
    about: {
      receivedAt: now,
      clientIpAddress: null,
      userAgent: null,
      pageUrl: null,
      visit: null,
      requestId: null,
      refusesAds: true,
      mail: { agency: agency?.name ?? null },
    },
  }
}

async function suspicionOf(
  { fromAddress }: Origin,
  { phone, email }: MailedRequest,
  isRead: boolean,
): Promise<Suspicion | null> {
  const [sender, family] = await Promise.all([
    blockedReason({ email: fromAddress, address: null }),
    blockedReason({ phone, email, address: null }),
  ])
  const blocked = sender ?? family
  if (blocked) return { reason: 'blocked', detail: blocked }
  if (isRead || (await countAttempt(UNKNOWN_MAILS, 'all')) === null) return null
  return { reason: 'rate', detail: 'Many mails within an hour that nobody could read by rules' }
}
