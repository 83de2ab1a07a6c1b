import 'server-only'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import type { SideData } from '@/lib/leads/intake/side-data'
import type { Suspicion } from '@/lib/leads/intake/spam'
import { chosenSource } from '@/lib/leads/sources/registry'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { promiseAt } from '@/lib/leads/tour-requests/promise'
import { alertTargets } from '@/lib/leads/tour-requests/recipients'
import type { References } from '@/lib/leads/tour-requests/references'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'
import { readTypedPhone } from '@/lib/platform/phones/phone'

type Person = {
  name: string
  phone: string
  phoneE164: string | null
  email: string | null
  message: string | null
}

type Judged = {
  side: SideData
  refs: References
  botCheck: BotCheck
  suspicion: Suspicion | null
  about: RequestContext
}

/** Lead of a guest who ticked "please call me"; it passes the same checks as every other lead (B13). */
export async function callRequestOf(
  person: Person,
  { side, refs, botCheck, suspicion, about }: Judged,
): Promise<LeadToStore> {
  return {
    source: chosenSource(side.values.source),
    person: { ...person, phoneExtension: readTypedPhone(person.phone).extension },
    side: side.values,
    rawSideData: { ...side.raw, ...refs.unknown },
    refs,
    preferredDate: null,
    adConsent: about.refusesAds ? 'denied' : 'granted',
    consentVersion: refs.consent.version,
    shownWording: null,
    agreedTexts: null,
    botCheck,
    suspicion,
    rate: null,
    promise: promiseAt(refs, about.receivedAt),
    targets: await alertTargets(),
    about,
  }
}

export function callRequestKey(rsvpId: string): string {
  return `rsvp:${rsvpId}`
}
