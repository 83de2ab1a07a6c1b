import * as z from 'zod/mini'
import { REFUSED_SCOPES, WAYS_SAID } from '@/lib/platform/do-not-contact/scopes'

const MAX_WORDS = 1_000
const TOO_LONG = 'Please keep it below 1,000 characters'

const contact = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please enter a phone number or an email address'), z.maxLength(255))

const MAX_CONTACTS = 50

/** `leadId`: the request on which it was said. */
export const refusalSchema = z.object({
  /** A number or address of the person, as typed; it covers all of theirs. */
  contact,
  /** The family's numbers and addresses it covers instead. */
  contacts: z.optional(z.array(contact).check(z.minLength(1), z.maxLength(MAX_CONTACTS))),
  scope: z._default(z.enum(REFUSED_SCOPES, 'Please choose at least one kind of contact'), 'everything'),
  how: z.enum(WAYS_SAID, 'Please choose how they said it'),
  words: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(MAX_WORDS, TOO_LONG)))),
  leadId: z.optional(z.nullable(z.uuid())),
})

/** `leadId`: lets people lift an entry they see only on a request. */
export const liftSchema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Please enter why they may be contacted again'),
      z.maxLength(MAX_WORDS, TOO_LONG),
    ),
  leadId: z.optional(z.nullable(z.uuid())),
})

export type TypedRefusal = z.output<typeof refusalSchema>

export type TypedLift = z.output<typeof liftSchema>
