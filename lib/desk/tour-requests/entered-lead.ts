import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { readSideData } from '@/lib/leads/intake/side-data'
import type { Touch } from '@/lib/leads/intake/touches'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import type { EnteredSource } from '@/lib/leads/tour-requests/lead-sources'
import { promiseAt } from '@/lib/leads/tour-requests/promise'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import { resolveReferences } from '@/lib/leads/tour-requests/references'
import { readTypedPhone } from '@/lib/platform/phones/phone'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'

type Entered = {
  name: string
  phone: string
  email: string | null
  message: string | null
  source: EnteredSource
  communityId: string | null
  /** They wait for a call: staff are alerted and the clock runs. */
  waits: boolean
  receivedAt: Date
  touch: Touch | null
}

/** A lead that staff enter or import, ready to store. */
export async function enteredLead(
  actor: Actor,
  { name, phone, email, message, source, communityId, waits, receivedAt, touch }: Entered,
): Promise<LeadToStore> {
  const { values, raw } = readSideData({ ...touch, source, communityId })
  const [refs, targets] = await Promise.all([resolveReferences(values), waits ? alertTargets() : null])
  return {
    person: {
      name,
      phone,
      phoneE164: phoneE164(phone),
      phoneExtension: readTypedPhone(phone).extension,
      email,
      message,
    },
    side: { ...values, ...(touch && { touches: { first: touch, last: touch } }) },
    rawSideData: raw,
    refs,
    preferredDate: null,
    // Nobody asked them about advertising.
    adConsent: 'denied',
    consentVersion: null,
    shownWording: null,
    agreedTexts: null,
    botCheck: 'entered',
    suspicion: null,
    promise: promiseAt(refs, receivedAt),
    targets,
    about: {
      receivedAt,
      clientIpAddress: null,
      userAgent: null,
      pageUrl: null,
      visit: null,
      refusesAds: true,
      requestId: actor.requestId,
      enteredBy: actor.username,
    },
  }
}
