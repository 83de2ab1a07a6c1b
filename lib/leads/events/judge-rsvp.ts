import 'server-only'
import type * as z from 'zod/mini'
import type { rsvpSchema } from '@/lib/leads/events/rsvp-schema'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { type Suspicion, suspicionOf } from '@/lib/leads/intake/spam'
import { eventSignUp } from '@/lib/leads/sources/event-sign-up'
import { informationLead } from '@/lib/leads/tour-requests/information-lead'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import type { BotCheck } from '@/lib/platform/integrations/turnstile'
import { phoneE164 } from '@/lib/platform/phones/phone-e164'

export type RsvpInput = z.output<typeof rsvpSchema>

export type RsvpPerson = {
  name: string
  phone: string | null
  phoneE164: string | null
  email: string | null
  message: string | null
}

export function personOf(input: RsvpInput): RsvpPerson {
  const phone = input.phone?.trim() || null
  return {
    name: input.name.trim(),
    phone,
    phoneE164: phone && phoneE164(phone),
    email: input.email?.trim().toLowerCase() || null,
    message: input.message?.trim() ? input.message.replaceAll('\r\n', '\n') : null,
  }
}

/** The body of the sign-up's lead: its event decides the community. */
export const leadBodyOf = (body: Record<string, unknown>, { communityId }: Pick<Event, 'communityId'>) => ({
  ...body,
  communityId: communityId ?? '',
  source: 'event',
})

type Event = { title: string; communityId: string | null }

type Sent = {
  event: Event
  input: RsvpInput
  body: Record<string, unknown>
  about: RequestContext
  botCheck: BotCheck
  /** Too many sign-ups within the hour, in words; null for none. */
  rate: string | null
}

type JudgedRsvp = {
  person: RsvpPerson
  suspicion: Suspicion | null
  /** For a guest who asked for no call it is a lead only if we do not know them yet. */
  lead: LeadToStore
  isCall: boolean
}

/** Judges a sign-up like a lead, from cached data. */
export async function judgeRsvp({ event, input, body, about, botCheck, rate }: Sent): Promise<JudgedRsvp> {
  const person = personOf(input)
  const sent = leadBodyOf(body, event)
  const { honeypot, formLoadTime } = body
  const blocked = await blockedReason({ ...person, address: about.clientIpAddress })
  const suspicion = suspicionOf({ honeypot, formLoadTime, botCheck, rate, blocked }, about.receivedAt)
  const asked = input.callMe && person.phone ? { ...person, phone: person.phone } : null
  const judged = asked
    ? await judgeLead({ body: sent, sent: asked, botCheck, about })
    : await informationLead(eventSignUp, { ...person, communityId: event.communityId }, body, about)
  const words = `Signed up for “${event.title}”${asked ? ' and asked for a call' : ''}.`
  const message = [words, judged.person.message].filter(Boolean).join('\n')
  // A sign-up has limits of its own, and counts for no test of a landing page.
  const lead = { ...judged, person: { ...judged.person, message }, suspicion, rate: null, seen: null }
  return { person, suspicion, lead, isCall: asked !== null }
}
