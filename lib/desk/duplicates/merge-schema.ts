import * as z from 'zod/mini'

/** Phone and email are null when neither household has any. */
export const mergeSchema = z.object({
  absorbedId: z.uuid(),
  name: z.string('Please choose a name').check(z.minLength(1, 'Please choose a name'), z.maxLength(200)),
  phoneE164: z.nullable(z.string().check(z.maxLength(20))),
  email: z.nullable(z.string().check(z.maxLength(255))),
})

export type Merge = z.output<typeof mergeSchema>

export const apartSchema = z.object({ otherId: z.uuid() })
