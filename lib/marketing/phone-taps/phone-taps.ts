import 'server-only'
import * as z from 'zod'
import { readTouch } from '@/lib/leads/intake/side-data'
import { touchSource } from '@/lib/leads/intake/touches'
import type { KeptVisit } from '@/lib/leads/intake/visit-cookie'
import { db } from '@/lib/platform/database/db'
import type { Campaign } from '@/lib/site/tracking/campaign'

export const phoneTapSchema = z.object({
  page: z
    .string()
    .regex(/^\/[^?#]*$/)
    .max(300),
  dialed: z.string().regex(/^\+?\d{3,15}$/),
  communityId: z.uuid().optional(),
})

const KEPT = ['utmSource', 'utmMedium', 'utmCampaign', 'utmTerm'] as const satisfies (keyof Campaign)[]

/** Stores a tap on a phone number with the last campaign (F11); click ids could identify a person. */
export async function storePhoneTap(
  { page, dialed, communityId }: z.output<typeof phoneTapSchema>,
  visit: KeptVisit | null,
): Promise<void> {
  const touch = visit && (visit.last ?? visit.first)
  const values = readTouch(touch ?? {})
  const known =
    communityId && (await db.community.findUnique({ where: { id: communityId }, select: { id: true } }))
  await db.phoneTap.create({
    data: {
      page,
      dialed,
      communityId: known ? known.id : null,
      way: touch && touchSource(values),
      ...Object.fromEntries(KEPT.map((field) => [field, values[field] ?? null])),
    },
  })
}
