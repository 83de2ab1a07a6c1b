import * as z from 'zod/mini'
import { REFUSED_SCOPES, WAYS_SAID } from '@/lib/platform/do-not-contact/scopes'

const MAX_WORDS = 1_000
const TOO_LONG = 'Please keep it below 1,000 characters'

/** What a person writes down when somebody says not to be contacted. `leadId`: where it was said, when on a request. */
export const refusalSchema = z.object({
  /** A telephone number or an e-mail address, as typed. */
  contact: z
    .string()
    .check(z.trim(), z.minLength(1, 'Please enter a phone number or an email address'), z.maxLength(255)),
  scope: z.enum(REFUSED_SCOPES, 'Please choose what they do not want'),
  how: z.enum(WAYS_SAID, 'Please choose how they said it'),
  words: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(MAX_WORDS, TOO_LONG)))),
  leadId: z.optional(z.nullable(z.uuid())),
})

/** Why it holds no more. `leadId`: a request with that number or address, where a person sees it who does not see the list's row. */
export const liftSchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please say why they may be contacted again'),
      z.maxLength(MAX_WORDS, TOO_LONG),
    ),
  leadId: z.optional(z.nullable(z.uuid())),
})

export type TypedRefusal = z.output<typeof refusalSchema>

export type TypedLift = z.output<typeof liftSchema>
