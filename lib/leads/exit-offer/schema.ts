import * as z from 'zod/mini'
import { isEmailOrEmpty, LEAD_MESSAGES } from '@/lib/leads/tour-requests/schema'

/** Never rejects: anything but text counts as absent (reading 4). */
const side = z.catch(z.optional(z.nullable(z.string())), undefined)

/** Body of POST /api/exit-intent-submissions. Only the email address can be rejected. */
export const exitOfferSchema = z.object({
  email: z
    .string(LEAD_MESSAGES.email)
    .check(z.refine((text) => text.trim() !== '' && isEmailOrEmpty(text), LEAD_MESSAGES.email)),
  transactionId: side,
  adConsent: side,
  consentVersion: z.catch(z.optional(z.nullable(z.int())), undefined),
})
