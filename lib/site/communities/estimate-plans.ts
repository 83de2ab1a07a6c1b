import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { getCommunity } from '@/lib/site/communities/community'
import type { EstimateChoice } from '@/lib/site/communities/estimate-choice'

/** Slug of the community of an active plan, or null. */
const communityOfPlan = atRequest(async (id: string) => {
  cached('floor_plans', 'communities')
  const plan = await db.floorPlan.findFirst({
    where: { id, active: true, community: { active: true } },
    select: { community: { select: { slug: true } } },
  })
  return plan?.community.slug ?? null
})

/** The chosen community with its priced plans and terms, as plain data for the browser; null without one. */
export async function estimatePlans({ community: slug, plan }: EstimateChoice) {
  const chosen = (plan && (await communityOfPlan(plan))) || slug
  const community = chosen ? await getCommunity(chosen) : null
  if (!community) return null
  const { id, name, terms, floorPlans, phoneDisplay, phoneDial } = community
  const plans = floorPlans
    .filter(({ price }) => price?.amount != null)
    .map(({ id, name, careType, price, bedrooms }) => ({
      id,
      name,
      bedrooms,
      care: careType?.slug ?? null,
      careName: careType?.name ?? null,
      price,
    }))
  return { id, slug: community.slug, name, terms, plans, phoneDisplay, phoneDial }
}

export type EstimateCommunity = NonNullable<Awaited<ReturnType<typeof estimatePlans>>>
