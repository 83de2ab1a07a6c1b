import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { storableText } from '@/lib/platform/typed-text'

export const COST_GROUPINGS = [
  'campaign',
  'ad-group',
  'keyword',
  'landing-page',
  'community',
  'source',
] as const

export type CostGrouping = (typeof COST_GROUPINGS)[number]

/** Touch that determines a lead's campaign. */
export const SIDES = ['last', 'first'] as const

export type Side = (typeof SIDES)[number]

export const otherSide = (side: Side): Side => (side === 'last' ? 'first' : 'last')

export type CostView = { side: Side; grouping: CostGrouping }

/** `timeZone` is the company's IANA zone. */
export type AskedCosts = NumbersRange & CostView & { timeZone: string }

/** Outcomes with a cost of each. */
export const COST_MEASURES = ['received', 'reached', 'toured', 'movedIn'] as const

export type CostMeasure = (typeof COST_MEASURES)[number]

/** Steps from the request to the move-in, in order. */
export const FUNNEL_MEASURES = ['received', 'attempted', 'reached', 'toured', 'movedIn'] as const

export type FunnelMeasure = (typeof FUNNEL_MEASURES)[number]

/** Leads that a figure does not fully know, of all leads. */
const GAP_MEASURES = ['notCalled', 'noConsent'] as const

export type GapMeasure = (typeof GAP_MEASURES)[number]

const BEHIND = [...FUNNEL_MEASURES, ...GAP_MEASURES] as const

/** A figure of one group, of all campaigns (null), or of every lead (EVERY_LEAD). */
export type CostBehind = { measure: FunnelMeasure | GapMeasure; key: string | null }

/** Keys of groups without a record: no campaign, no such part, campaigns without leads, combined rest. */
export const NO_CAMPAIGN = ''
export const NO_PART = 'rest'
export const WITHOUT_LEAD = 'idle'
export const OTHERS = 'others'

/** Key of all leads, whether a campaign brought them or not. */
export const EVERY_LEAD = 'all'

/** Reads the view from query parameters; last touch by campaign is the default. */
export function costViewIn(params: URLSearchParams): CostView {
  const [side, grouping] = [params.get('touch'), params.get('group')]
  return {
    side: SIDES.find((name) => name === side) ?? 'last',
    grouping: COST_GROUPINGS.find((name) => name === grouping) ?? 'campaign',
  }
}

export function costBehindIn(params: URLSearchParams): CostBehind {
  const [measure, key] = [params.get('measure'), params.get('key')]
  return {
    measure: BEHIND.find((name) => name === measure) ?? 'received',
    key: key === null ? null : storableText(key),
  }
}
