import { BedSingle, Check, Hourglass } from 'lucide-react'
import { PriceText } from '@/components/site/price-line'
import type { CommunityDetail } from '@/lib/site/communities/community'
import { type Apartments, describeOpenings, isOpen, summarizeOpenings } from '@/lib/site/communities/openings'
import { respitePhrase } from '@/lib/site/communities/respite'

type Row = { care: string; plans: Apartments[] }

/** Openings by kind of care, and the first respite night, as of now. */
export function HeroOpenings({ community, now }: { community: CommunityDetail; now: Date }) {
  const rows = rowsOf(community)
  const { respite } = community
  if (rows.length === 0 && !respite) return null
  return (
    <ul className="mt-4 mb-4 grid gap-2 border-line border-t pt-4 text-control">
      {rows.map(({ care, plans }) => (
        <li key={care} className="flex items-start gap-2.5 [&_.lucide]:mt-0.5">
          {plans.some((plan) => isOpen(plan, now)) ? (
            <Check aria-hidden="true" className="text-ok" />
          ) : (
            <Hourglass aria-hidden="true" />
          )}
          <span>
            {care}: {openingsOf(plans, now)}
          </span>
        </li>
      ))}
      {respite && (
        <li className="flex items-start gap-2.5 [&_.lucide]:mt-0.5">
          <BedSingle aria-hidden="true" />
          <span>
            <PriceText text={respitePhrase(respite, now)} />
          </span>
        </li>
      )}
    </ul>
  )
}

/** One plan has room for its waiting list and next dates. */
function openingsOf(plans: Apartments[], now: Date): string | null {
  const [only, ...more] = plans
  if (!only || more.length > 0) return summarizeOpenings(plans, now)
  const words = describeOpenings(only, now)
  return words.charAt(0).toLowerCase() + words.slice(1)
}

function rowsOf({ floorPlans }: CommunityDetail): Row[] {
  const rows = new Map<string, Apartments[]>()
  for (const plan of floorPlans) {
    const care = plan.careType?.name ?? 'Apartments'
    rows.set(care, [...(rows.get(care) ?? []), plan])
  }
  return [...rows].map(([care, plans]) => ({ care, plans }))
}
