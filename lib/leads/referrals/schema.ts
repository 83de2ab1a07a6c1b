import * as z from 'zod/mini'
import { contactStepSchema } from '@/lib/leads/tour-requests/schema'
import { storableText } from '@/lib/platform/typed-text'

export const PAYERS = {
  private: 'Private pay',
  insurance: 'Long-term care insurance',
  medicaid: 'Medicaid',
  medicare: 'Medicare',
  va: 'Veterans benefits',
  unknown: 'Not known yet',
} as const

type Payer = keyof typeof PAYERS

const EXTENSION = 'Please enter the extension in digits'

const line = (message: string) =>
  z.string(message).check(
    z.overwrite((text) => storableText(text).trim()),
    z.refine((text) => text.length >= 2 && text.length <= 100, message),
  )

/**
 * Body of a referral, besides `need-{id}` for each chosen need. It has no field for words about the person,
 * who has not agreed to anything yet.
 */
export const referralSchema = z.object({
  name: contactStepSchema.shape.name,
  phone: contactStepSchema.shape.phone,
  extension: z.optional(
    z.nullable(
      z.string(EXTENSION).check(
        z.trim(),
        z.refine((text) => /^\d{0,10}$/.test(text), EXTENSION),
      ),
    ),
  ),
  role: line('Please enter your role, such as discharge planner'),
  facility: line('Please enter your facility'),
  neededOn: z.catch(z.optional(z.nullable(z.iso.date())), undefined),
  payer: z.enum(Object.keys(PAYERS) as [Payer, ...Payer[]], 'Please choose who pays'),
  communityId: z.catch(z.optional(z.nullable(z.string())), undefined),
  /** The sender's idempotency key; retries repeat it. */
  transactionId: z.catch(z.optional(z.nullable(z.string())), undefined),
})

/** Prefix of the field of a need; a plain form cannot repeat a name. */
export const NEED_FIELD = 'need-'

/** Ids of the chosen needs. */
export function needsIn(body: Record<string, unknown>): string[] {
  return Object.keys(body).flatMap((name) =>
    name.startsWith(NEED_FIELD) && body[name] ? [name.slice(NEED_FIELD.length)] : [],
  )
}
