import * as z from 'zod/mini'
import { contactStepSchema, detailsStepSchema } from '@/lib/leads/tour-requests/schema'

/** Body of a job application: fields of the lead form, whose rules and words are the specification's. */
export const applicationSchema = z.object({
  ...contactStepSchema.shape,
  email: detailsStepSchema.shape.email,
  message: detailsStepSchema.shape.message,
  /** The visitor's idempotency key; retries repeat it. */
  transactionId: z.catch(z.optional(z.nullable(z.string())), undefined),
})
