import * as z from 'zod/mini'
import { MAX_PARTY } from '@/lib/leads/events/party'
import { contactStepSchema, detailsStepSchema, LEAD_MESSAGES } from '@/lib/leads/tour-requests/schema'
import { isAcceptablePhone } from '@/lib/platform/phones/phone'
import { withoutInvisible } from '@/lib/platform/typed-text'

const RSVP_MESSAGES = {
  contact: 'Please enter a phone number or an email address',
  phoneToCall: 'Please enter a phone number so that we can call you',
  guests: `Please choose between 1 and ${MAX_PARTY}`,
} as const

const yes = new Set<unknown>([true, 'true', 'on', '1', 'yes'])

/** Party size as sent by a form ('2') or a program (2). */
const party = z.pipe(
  z.transform((sent: unknown) => (typeof sent === 'string' && /^\d{1,4}$/.test(sent) ? Number(sent) : sent)),
  z
    .int(RSVP_MESSAGES.guests)
    .check(z.minimum(1, RSVP_MESSAGES.guests), z.maximum(MAX_PARTY, RSVP_MESSAGES.guests)),
)

/** Body of an event sign-up (A6). Single fields follow the rules for leads (specification section 5). */
export const rsvpSchema = z
  .object({
    name: contactStepSchema.shape.name,
    phone: z.optional(
      z.nullable(
        z.string(LEAD_MESSAGES.phone).check(
          z.overwrite(withoutInvisible),
          z.refine((text) => text === '' || isAcceptablePhone(text), LEAD_MESSAGES.phone),
        ),
      ),
    ),
    email: detailsStepSchema.shape.email,
    message: detailsStepSchema.shape.message,
    guests: z._default(party, 1),
    /** "Please call me": the only thing that makes an RSVP a lead in the call queue (B13). */
    callMe: z.pipe(
      z.optional(z.unknown()),
      z.transform((sent) => yes.has(sent)),
    ),
    /** The visitor's idempotency key; retries repeat it. */
    transactionId: z.catch(z.optional(z.nullable(z.string())), undefined),
  })
  .check(
    z.superRefine((sent, context) => {
      const phone = sent.phone?.trim()
      if (!phone && !sent.email?.trim()) complain(RSVP_MESSAGES.contact)
      else if (!phone && sent.callMe) complain(RSVP_MESSAGES.phoneToCall)

      function complain(message: string) {
        context.issues.push({ code: 'custom', message, path: ['phone'], input: sent })
      }
    }),
  )
