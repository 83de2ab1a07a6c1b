import 'server-only'
import * as z from 'zod'
import type { SentFields } from '@/lib/leads/intake/handle-form'
import { findInvitation, type OpenInvitation } from '@/lib/leads/reviews/read-invitation'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import { fieldErrorsOf } from '@/lib/platform/http/field-errors'
import { LINK_ENDED } from '@/lib/platform/private-links/renewable-link'

/** Of the pages that show reviews or their average. */
const TAGS = ['testimonials', 'communities']

const optional = (max: number, message: string) => z.string().trim().max(max, message).optional()

const answer = z.object({
  rating: z.coerce
    .number('Please choose a number of stars')
    .int()
    .min(1, 'Please choose a number of stars')
    .max(5),
  content: z
    .string('Please write a few words')
    .trim()
    .min(10, 'Please write a few words')
    .max(5_000, 'Please write at most 5,000 characters'),
  careType: z.uuid('Please choose a kind of care'),
  authorName: z
    .string('Please enter the name to show')
    .trim()
    .min(2, 'Please enter the name to show')
    .max(100, 'Please write at most 100 characters'),
  authorRelation: optional(100, 'Please write at most 100 characters'),
  insider: optional(200, 'Please write at most 200 characters'),
  consent: z.union([z.boolean(), z.string()]).optional(),
})

/**
 * Stores an invited family's review, once. It counts from now on, and is published when a person has read it.
 * @throws AppError 400 by field, 404, 409 once the link has ended
 */
export async function storeReview(token: string, fields: SentFields): Promise<void> {
  await db.$transaction(async (tx) => {
    const invitation = await findInvitation(tx, token)
    if (!invitation) throw notFound('This invitation does not exist')
    if (invitation === 'ended') throw conflict(LINK_ENDED)
    await storeWithin(tx, invitation, fields)
    await announceExpiry(tx, TAGS)
  })
  expireNow(TAGS)
}

async function storeWithin(tx: Tx, { id, community }: OpenInvitation, fields: SentFields): Promise<void> {
  const read = answer.safeParse(fields)
  if (!read.success) throw invalidFields(fieldErrorsOf(read.error))
  const { careType, consent, authorRelation, insider, ...review } = read.data
  if (!community.careTypes.some((offered) => offered.id === careType))
    throw invalidFields({ careType: 'Please choose a kind of care' })
  const now = new Date()
  // A second press of the button, or a second tab, stores nothing.
  const { count } = await tx.reviewInvitation.updateMany({
    where: { id, answeredAt: null },
    data: { answeredAt: now },
  })
  if (count === 0) return
  const settings = await tx.siteSettings.findFirst({ select: { reviewIncentive: true } })
  const { id: testimonialId } = await tx.testimonial.create({
    data: {
      ...review,
      authorRelation: authorRelation || null,
      insider: insider || null,
      incentive: settings?.reviewIncentive ?? null,
      communityId: community.id,
      careTypeId: careType,
      source: 'by our invitation',
      writtenOn: now,
      consentAt: consent ? now : null,
    },
    select: { id: true },
  })
  await tx.reviewInvitation.update({ where: { id }, data: { testimonialId } })
}
