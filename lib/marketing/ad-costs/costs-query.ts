import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

/** What costs are compared by. */
export const COST_GROUPINGS = [
  'campaign',
  'ad-group',
  'keyword',
  'landing-page',
  'community',
  'source',
] as const

export type CostGrouping = (typeof COST_GROUPINGS)[number]

/** Which of a lead's two touches its campaign is taken from. */
export const SIDES = ['last', 'first'] as const

export type Side = (typeof SIDES)[number]

/** What of the report an address shows. */
export type CostView = { side: Side; grouping: CostGrouping }

/** The same with its days in the company's zone (IANA). */
export type AskedCosts = NumbersRange & CostView & { timeZone: string }

/** The counts that something was spent on. */
export const COST_MEASURES = ['received', 'reached', 'toured', 'movedIn'] as const

export type CostMeasure = (typeof COST_MEASURES)[number]

/** A figure of the report: of one line, or of all that campaigns brought (null). */
export type CostBehind = { measure: CostMeasure; key: string | null }

/** Keys of lines that are no record: no campaign, a campaign without such a part, campaigns without a lead, what is folded up. */
export const NO_CAMPAIGN = ''
export const NO_PART = 'rest'
export const WITHOUT_LEAD = 'idle'
export const OTHERS = 'others'

/** The view that an address names; by the last touch and campaign when it names none. */
export function costViewIn(params: URLSearchParams): CostView {
  const [side, grouping] = [params.get('touch'), params.get('group')]
  return {
    side: SIDES.find((name) => name === side) ?? 'last',
    grouping: COST_GROUPINGS.find((name) => name === grouping) ?? 'campaign',
  }
}

/** Which figure of the view an address asks for. */
export function costBehindIn(params: URLSearchParams): CostBehind {
  const measure = params.get('measure')
  return {
    measure: COST_MEASURES.find((name) => name === measure) ?? 'received',
    key: params.get('key')?.replaceAll('\0', '') ?? null,
  }
}
