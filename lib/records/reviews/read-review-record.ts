import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import { communityScope, scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { testimonials } from '@/lib/records/entities/testimonials'
import { IN_EFFECT, reviewRecord, reviewRecordText } from '@/lib/site/communities/review-record'

/** Times are ISO, UTC. */
export type Withholding = {
  reason: string
  note: string | null
  proposedByName: string
  proposedAt: string
  decidedByName: string | null
  decidedAt: string | null
  isConfirmed: boolean | null
  isEnded: boolean
  /** True when this user proposed it: someone else has to answer. */
  isOwn: boolean
}

/** All withholdings of a review, newest first. @throws AppError 403 */
export async function readWithholdings(actor: Actor, testimonialId: string): Promise<Withholding[]> {
  assertCan(actor, 'read', testimonials.area)
  const rows = await db.reviewWithholding.findMany({
    where: { testimonialId, testimonial: communityScope(actor) },
    orderBy: { proposedAt: 'desc' },
  })
  return rows.map((row) => ({
    reason: row.reason,
    note: row.note,
    proposedByName: row.proposedByName,
    proposedAt: row.proposedAt.toISOString(),
    decidedByName: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    isConfirmed: row.isConfirmed,
    isEnded: row.endedAt !== null,
    isOwn: row.proposedById !== null && row.proposedById === actor.id,
  }))
}

/** The public sentence, open reviews and proposals, and the families asked, by month. @throws AppError 403 */
export async function readReviewRecord(actor: Actor) {
  assertCan(actor, 'read', testimonials.area)
  const communityIds = scopedCommunityIds(actor)
  const scope = communityScope(actor)
  const [received, proposed, unread, cohorts] = await Promise.all([
    db.testimonial.findMany({
      where: scope,
      select: {
        approved: true,
        erasedAt: true,
        withholdings: { where: IN_EFFECT, select: { reason: true } },
      },
    }),
    db.testimonial.findMany({
      where: { ...scope, withholdings: { some: { isConfirmed: null, endedAt: null } } },
      select: { id: true, authorName: true },
      orderBy: { createdAt: 'asc' },
    }),
    db.testimonial.findMany({
      where: { ...scope, approved: false, erasedAt: null, withholdings: { none: OPEN } },
      select: { id: true, authorName: true },
      orderBy: { createdAt: 'asc' },
    }),
    db.$queryRaw<Cohort[]>`
      select to_char(reached_at at time zone 'UTC', 'YYYY-MM') as month, occasion,
        count(*)::int as reached,
        (count(*) filter (where outcome = 'asked'))::int as asked,
        (count(*) filter (where answered_at is not null))::int as answered,
        (count(*) filter (where outcome = 'no-email'))::int as "noEmail",
        (count(*) filter (where outcome = 'refused'))::int as refused,
        (count(*) filter (where outcome = 'asked-before'))::int as "askedBefore",
        (count(*) filter (where outcome = 'no-community'))::int as "noCommunity"
      from review_invitations
      where ${communityIds}::uuid[] is null or community_id = any(${communityIds}::uuid[])
      group by 1, 2 order by 1 desc, 2 limit 48`,
  ])
  return { sentence: reviewRecordText(reviewRecord(received)), proposed, unread, cohorts }
}

const OPEN = { endedAt: null, OR: [{ isConfirmed: null }, { isConfirmed: true }] }

export type Cohort = {
  month: string
  occasion: string
  reached: number
  asked: number
  answered: number
  noEmail: number
  refused: number
  askedBefore: number
  noCommunity: number
}
