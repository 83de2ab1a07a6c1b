import * as z from 'zod/mini'
import { ENTERED_SOURCES } from '@/lib/leads/tour-requests/lead-sources'
import { tourRequestSchema } from '@/lib/leads/tour-requests/schema'

const { name, phone, email, message } = tourRequestSchema.shape

/** A family that called or came by, as staff write it down: the same rules as for a visitor's own form. */
export const entrySchema = z.object({
  /** Made by the screen: the same entry sent twice is stored once. */
  entryId: z.uuid(),
  source: z.enum(ENTERED_SOURCES, 'Please say how they came'),
  name,
  phone,
  email,
  message,
  communityId: z.nullable(z.uuid()),
  /** Whether somebody has talked with them already; else they wait for a call. */
  hasTalked: z.boolean(),
})

export type LeadEntry = z.output<typeof entrySchema>
