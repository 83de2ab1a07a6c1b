import * as z from 'zod/mini'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'

const { name, phone, email, message } = tourRequestSchema.shape

/** Validated like any request, but either phone or email is enough. */
export const readMailSchema = z
  .object({ name, phone: z.union([z.literal(''), phone]), email, message, communityId: z.nullable(z.uuid()) })
  .check(
    z.refine(({ phone: number, email: address }) => number !== '' || Boolean(address?.trim()), {
      message: 'Please enter a phone number or an email address',
      path: ['phone'],
    }),
  )

export type TypedFromMail = z.output<typeof readMailSchema>
