import { MEASURE_WORDS, rangeAddress } from '@/components/admin/marketing/response-times/numbers-address'
import type {
  CostBehind,
  CostGrouping,
  CostMeasure,
  CostView,
  FunnelMeasure,
  GapMeasure,
  Side,
} from '@/lib/marketing/ad-costs/costs-query'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'

export const COSTS_PATH = '/admin/ad-costs'

export const GROUPING_WORDS: Record<CostGrouping, string> = {
  campaign: 'Campaign',
  'ad-group': 'Ad group',
  keyword: 'Keyword',
  'landing-page': 'Landing page',
  community: 'Community',
  source: 'Source',
}

export const SIDE_WORDS: Record<Side, string> = { last: 'Last touch', first: 'First touch' }

/** Labels of the counts in this report, plural and singular. */
export const COST_WORDS: Record<FunnelMeasure | GapMeasure, string> = {
  ...MEASURE_WORDS,
  received: 'Leads',
  attempted: 'Called',
}
export const COST_UNIT_WORDS: Record<CostMeasure, string> = {
  received: 'lead',
  reached: 'reached family',
  toured: 'tour',
  movedIn: 'move-in',
}

/** Query parameters that every link in the report keeps. */
export function viewParams({ side, grouping }: CostView): Record<string, string> {
  return { touch: side, group: grouping }
}

/** Returns the URL of the leads counted in a figure. */
export function costLeadsAddress(range: NumbersRange, view: CostView, { measure, key }: CostBehind): string {
  return rangeAddress(`${COSTS_PATH}/leads`, range, {
    ...viewParams(view),
    measure,
    ...(key !== null && { key }),
  })
}
