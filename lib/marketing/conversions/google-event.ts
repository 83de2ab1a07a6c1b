import 'server-only'
import { googleEmail } from '@/lib/marketing/conversions/google-email'
import { googlePhone, sha256 } from '@/lib/marketing/conversions/match-keys'
import type { ReportedLead } from '@/lib/marketing/conversions/reported-lead'

/** Contains time, value, one click id and hashed contacts, but nothing about the request itself. */
export function googleEvent(lead: ReportedLead) {
  const { gclid, gbraid, wbraid, email, phone } = lead
  const adIdentifiers = gclid ? { gclid } : gbraid ? { gbraid } : wbraid ? { wbraid } : undefined
  const number = phone && googlePhone(phone)
  const userIdentifiers = [
    ...(email ? [{ emailAddress: sha256(googleEmail(email)) }] : []),
    ...(number ? [{ phoneNumber: sha256(number) }] : []),
  ]
  return {
    transactionId: lead.transactionId,
    eventTimestamp: lead.happenedAt.toISOString(),
    eventSource: 'WEB',
    currency: lead.currency,
    conversionValue: lead.value,
    ...(adIdentifiers && { adIdentifiers }),
    ...(userIdentifiers.length > 0 && { userData: { userIdentifiers } }),
    consent: { adUserData: 'CONSENT_GRANTED', adPersonalization: 'CONSENT_GRANTED' },
  }
}

/** Identifier that Google can match the event by; null if there is none, so it is not sent. */
export function googleMatch(event: ReturnType<typeof googleEvent>): string | null {
  return Object.keys(event.adIdentifiers ?? {})[0] ?? (event.userData ? 'contact' : null)
}
