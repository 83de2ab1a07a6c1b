import * as z from 'zod/mini'
import { LEAD_MESSAGES } from '@/lib/leads/tour-requests/schema'
import { cleanEmail, isEmailAddress } from '@/lib/platform/typed-email'

/** Never rejects: anything but text counts as absent (reading 4). */
const side = z.catch(z.optional(z.nullable(z.string())), undefined)

/** Body of POST /api/exit-intent-submissions. Only the email address can be rejected. */
export const exitOfferSchema = z.object({
  email: z
    .string(LEAD_MESSAGES.email)
    .check(z.overwrite(cleanEmail), z.refine(isEmailAddress, LEAD_MESSAGES.email)),
  transactionId: side,
  adConsent: side,
  consentVersion: z.catch(z.optional(z.nullable(z.int())), undefined),
})
