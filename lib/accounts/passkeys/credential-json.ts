import * as z from 'zod'

/** Only bounds the base64url fields; the library validates their contents. */
const text = z
  .string()
  .regex(/^[\w-]*$/)
  .max(8192)
const id = z
  .string()
  .regex(/^[\w-]+$/)
  .max(1400)
const envelope = { id, rawId: id, type: z.literal('public-key'), clientExtensionResults: z.object({}) }

export const registrationJson = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(32)).max(10).optional(),
  }),
})

export const assertionJson = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.optional(),
  }),
})

export type AssertionJson = z.output<typeof assertionJson>
