import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { COMMUNITY_ORDER } from '@/lib/site/communities/community-order'
import { apartmentsSelect } from '@/lib/site/communities/openings'
import type { OpeningPlan } from '@/lib/site/referrals/openings'

/** Plans with a kind of care, and when their availability was last confirmed, else when they were made. */
export const getOpeningPlans = atRequest(async (): Promise<OpeningPlan[]> => {
  cached('floor_plans', 'communities', 'care_types', 'fact_reviews')
  const rows = await db.floorPlan.findMany({
    where: { active: true, community: { active: true }, careType: { active: true } },
    orderBy: [
      { careType: { sortOrder: 'asc' } },
      ...COMMUNITY_ORDER.map((community) => ({ community })),
      { sortOrder: 'asc' },
    ],
    select: {
      id: true,
      name: true,
      ...apartmentsSelect,
      createdAt: true,
      careType: { select: { slug: true, name: true } },
      community: { select: { id: true, slug: true, name: true, city: true } },
    },
  })
  const reviews = await db.factReview.findMany({
    where: { entity: 'floorPlan', fact: 'Availability', entityId: { in: rows.map(({ id }) => id) } },
    select: { entityId: true, reviewedAt: true },
  })
  const reviewed = new Map(reviews.map(({ entityId, reviewedAt }) => [entityId, reviewedAt]))
  return rows.flatMap(({ id, createdAt, careType, ...plan }) =>
    careType ? [{ ...plan, careType, confirmedAt: reviewed.get(id) ?? createdAt }] : [],
  )
})
