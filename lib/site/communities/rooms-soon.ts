import { addHours } from 'date-fns'

/** A family with a discharge date needs the room in two days. */
export const SOON_HOURS = 48

export type OpenPlan = {
  availableFrom: Date | null
  careType: { slug: string; name: string } | null
  community: { id: string; slug: string; name: string; city: string | null }
}

/** Kinds of care, each with the communities that have floor plans open soon, and how many. */
export type CareSoon = {
  slug: string
  name: string
  communities: (OpenPlan['community'] & { plans: number })[]
}

/** Groups open plans; those that open later than in 48 hours are left out. */
export function roomsSoon(plans: readonly OpenPlan[], now: Date): CareSoon[] {
  const latest = addHours(now, SOON_HOURS)
  const kinds = new Map<string, CareSoon>()
  for (const { availableFrom, careType, community } of plans) {
    if (!careType || (availableFrom && availableFrom > latest)) continue
    const kind = kinds.get(careType.slug) ?? { ...careType, communities: [] }
    kinds.set(careType.slug, kind)
    const known = kind.communities.find(({ id }) => id === community.id)
    if (known) known.plans += 1
    else kind.communities.push({ ...community, plans: 1 })
  }
  return [...kinds.values()]
}
