import * as z from 'zod/mini'
import { sourceKeys } from '@/lib/leads/sources/registry'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'

const { name, phone, email, message } = tourRequestSchema.shape

/** Validated like a visitor's own form. */
export const entrySchema = z.object({
  /** Made by the client; a repeated entry is stored once. */
  entryId: z.uuid(),
  source: z.enum(
    // An imported family is staff's too, but nobody enters one by hand.
    sourceKeys(({ from, entry }) => from === 'staff' && entry !== undefined),
    'Please say how they came',
  ),
  name,
  phone,
  email,
  message,
  communityId: z.nullable(z.uuid()),
  /** False: they wait for a call. */
  hasTalked: z.boolean(),
})

export type LeadEntry = z.output<typeof entrySchema>
