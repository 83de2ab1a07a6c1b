import 'server-only'
import type { RequestContext } from '@/lib/intake/request-context'
import { readSideData } from '@/lib/intake/side-data'
import { suspicionOf } from '@/lib/intake/spam'
import { withVisit } from '@/lib/intake/visit-of-lead'
import type { BotCheck } from '@/lib/integrations/turnstile'
import type { LeadToStore } from '@/lib/leads/lead-row'
import { readTypedPhone } from '@/lib/leads/phone'
import { phoneE164 } from '@/lib/leads/phone-e164'
import { readPreferredDate } from '@/lib/leads/preferred-date'
import { promiseAt } from '@/lib/leads/promise'
import { alertTargets } from '@/lib/leads/recipients'
import { resolveReferences } from '@/lib/leads/references'
import type { TourRequest } from '@/lib/leads/schema'

type Submitted = {
  /** As sent, unchecked. */
  body: Record<string, unknown>
  /** The same, checked. */
  sent: TourRequest
  botCheck: BotCheck
  about: RequestContext
}

/**
 * What is to be stored of a request, with the promise made to the family and what makes it suspect (reading 5). Asks memory
 * alone; how often the sender has asked is counted where it is stored.
 */
export async function judgeLead({ body, sent, botCheck, about }: Submitted): Promise<LeadToStore> {
  const { name, phone, email, message } = sent
  const side = readSideData(withVisit(body, about))
  const [refs, targets] = await Promise.all([resolveReferences(side.values), alertTargets()])
  const preferred = readPreferredDate(body.preferredDate, refs.timeZone)
  const { honeypot, formLoadTime } = body
  return {
    person: {
      name,
      phone,
      phoneE164: phoneE164(phone),
      phoneExtension: readTypedPhone(phone).extension,
      email: email?.trim() || null,
      message: message?.trim() ? message.replaceAll('\r\n', '\n') : null,
    },
    side: side.values,
    rawSideData: { ...side.raw, ...refs.unknown, ...(preferred.raw ? { preferredDate: preferred.raw } : {}) },
    refs,
    preferredDate: preferred.date,
    adConsent: about.refusesAds || sent.adConsent === 'denied' ? 'denied' : 'granted',
    consentVersion: sent.consentVersion ?? null,
    botCheck,
    suspicion: suspicionOf({ honeypot, formLoadTime, botCheck, rate: null }, about.receivedAt),
    promise: promiseAt(refs, about.receivedAt),
    targets,
    about,
  }
}
