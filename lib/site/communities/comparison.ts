import type { CommunityDetail } from '@/lib/site/communities/community'
import {
  amenityRows,
  careFacts,
  communityFacts,
  hasAnyValue,
  placeFacts,
  priceFacts,
  visitFacts,
} from '@/lib/site/communities/comparison-facts'

/** Null: no row has the fact, so the table says “Ask us”. */
export type Cell = { lines: string[]; note?: string } | null

export type Fact = { label: string; cells: Cell[] }

export type Compared = Pick<
  CommunityDetail,
  | 'slug'
  | 'name'
  | 'street'
  | 'city'
  | 'state'
  | 'zip'
  | 'servesCities'
  | 'latitude'
  | 'longitude'
  | 'price'
  | 'careTypes'
  | 'amenities'
  | 'floorPlans'
  | 'respite'
  | 'reviews'
  | 'specialCertifications'
  | 'licenseStatus'
  | 'licensedSince'
  | 'licenseNumber'
  | 'licenseAsOf'
  | 'stateFacilityId'
  | 'ccn'
  | 'residentCapacity'
  | 'yearEstablished'
  | 'verifiedStats'
  | 'sameDayTours'
  | 'noObligation'
  | 'phoneDisplay'
  | 'events'
  | 'timeZone'
>

type ComparisonRow = Fact & { differs: boolean }
export type ComparisonGroup = { title: string; rows: ComparisonRow[] }

/** Rows for each community, in groups. Drops empty rows, but keeps single blanks: they inform too (A2). */
export function compareCommunities(communities: Compared[], now: Date): ComparisonGroup[] {
  const groups = [
    { title: 'What it costs', facts: priceFacts(communities, now) },
    { title: 'Help and licenses', facts: careFacts(communities) },
    { title: 'The community', facts: [...communityFacts(communities), ...amenityRows(communities)] },
    { title: 'Where it is', facts: placeFacts(communities) },
    { title: 'Families and visits', facts: visitFacts(communities, now) },
  ]
  return groups
    .map(({ title, facts }) => ({ title, rows: facts.filter(hasAnyValue).map(withDifference) }))
    .filter(({ rows }) => rows.length > 0)
}

function withDifference(fact: Fact): ComparisonRow {
  const [first, ...others] = fact.cells.map((cell) => cell?.lines.join('\n') ?? '')
  return { ...fact, differs: others.some((other) => other !== first) }
}
