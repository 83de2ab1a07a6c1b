import { addHours } from 'date-fns'
import { type Apartments, freeBy, isCounted } from '@/lib/site/communities/openings'

/** A family with a discharge date needs the room in two days. */
export const SOON_HOURS = 48

export type OpenPlan = Apartments & {
  careType: { slug: string; name: string } | null
  community: { id: string; slug: string; name: string; city: string | null }
}

/** Kinds of care, each with the communities that have apartments free soon, and how many. */
export type CareSoon = {
  slug: string
  name: string
  /** `apartments` is null where nobody has counted them. */
  communities: (OpenPlan['community'] & { apartments: number | null })[]
}

/** Groups plans with an apartment free within 48 hours; others are left out. */
export function roomsSoon(plans: readonly OpenPlan[], now: Date): CareSoon[] {
  const latest = addHours(now, SOON_HOURS)
  const kinds = new Map<string, CareSoon>()
  for (const plan of plans) {
    const { careType, community } = plan
    const free = freeBy(plan, now, latest)
    if (!careType || free === 0) continue
    const kind = kinds.get(careType.slug) ?? { ...careType, communities: [] }
    kinds.set(careType.slug, kind)
    const counted = isCounted(plan) ? free : null
    const known = kind.communities.find(({ id }) => id === community.id)
    if (!known) kind.communities.push({ ...community, apartments: counted })
    else known.apartments = known.apartments === null || counted === null ? null : known.apartments + counted
  }
  return [...kinds.values()]
}
