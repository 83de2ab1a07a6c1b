import 'server-only'
import type * as z from 'zod/mini'
import type { exitOfferSchema } from '@/lib/leads/exit-offer/schema'
import { blockedReason } from '@/lib/leads/intake/blocked-sender'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { type Suspicion, suspicionOf } from '@/lib/leads/intake/spam'
import { exitOffer } from '@/lib/leads/sources/exit-offer'
import { informationLead } from '@/lib/leads/tour-requests/information-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { type BotCheck, checkBot } from '@/lib/platform/integrations/turnstile'

export type OfferSent = {
  input: z.output<typeof exitOfferSchema>
  email: string
  key: string
  body: Record<string, unknown>
  about: RequestContext
}

/** Judges a request like a lead (reading 5). @param rate why these are too many, or null */
export async function judgeOffer(
  { body, email, key, about }: Omit<OfferSent, 'input'>,
  rate: string | null,
): Promise<{ botCheck: BotCheck; suspicion: Suspicion | null }> {
  const { captchaToken, honeypot, formLoadTime } = body
  const botCheck = await checkBot(captchaToken, { transactionId: key, remoteIp: about.clientIpAddress })
  const blocked = await blockedReason({ email, address: about.clientIpAddress })
  const suspicion = suspicionOf({ honeypot, formLoadTime, botCheck, rate, blocked }, about.receivedAt)
  return { botCheck, suspicion }
}

/** The lead that a new person becomes. */
export function offerLead({ email, body, about }: OfferSent): Promise<LeadToStore> {
  const person = { name: email, phone: null, email, message: 'Accepted the exit offer on the website.' }
  return informationLead(exitOffer, person, body, about)
}

export function offerLeadKey(key: string): string {
  return `exit-offer:${key}`
}
