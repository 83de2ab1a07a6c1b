import type { GroupCosts } from '@/lib/marketing/ad-costs/compare-costs'
import type { Side } from '@/lib/marketing/ad-costs/costs-query'
import type { CostSummary } from '@/lib/marketing/ad-costs/summarize-costs'
import { daysLabel } from '@/lib/marketing/reports/duration'
import { isUuid } from '@/lib/platform/uuid'

const NAMED = 3

/** Names the campaign with the most move-ins, or the most tours while there is no move-in, in sentences. */
export function moveInAnswer(
  campaigns: GroupCosts[],
  { leads, daysToMoveIn }: Pick<CostSummary, 'leads' | 'daysToMoveIn'>,
  side: Side,
): string {
  if (leads === 0) return 'No leads came in on these dates.'
  const movedIn = sumOf(campaigns, 'movedIn')
  const best = mostOf(campaigns, 'movedIn')
  if (best)
    return `${best.names} brought the most move-ins by ${side} touch: ${best.count} of ${movedIn}.${lagSentence(daysToMoveIn)}`
  if (movedIn > 0)
    return movedIn === 1
      ? '1 family moved in, not matched to a campaign.'
      : `${movedIn} families moved in, none matched to a campaign.`
  const toured = sumOf(campaigns, 'toured')
  const tours = mostOf(campaigns, 'toured')
  const yet = 'No family from these dates has moved in yet.'
  return tours ? `${yet} ${tours.names} brought the most tours: ${tours.count} of ${toured}.` : yet
}

function sumOf(campaigns: GroupCosts[], measure: 'movedIn' | 'toured'): number {
  return campaigns.reduce((sum, campaign) => sum + campaign[measure], 0)
}

/** The campaigns with the most; null when none has any. Lines that are no campaign do not count. */
function mostOf(
  campaigns: GroupCosts[],
  measure: 'movedIn' | 'toured',
): { names: string; count: number } | null {
  const real = campaigns.filter(({ key }) => isUuid(key))
  const most = Math.max(0, ...real.map((campaign) => campaign[measure]))
  if (most === 0) return null
  const names = real.filter((campaign) => campaign[measure] === most).map(({ name }) => name)
  const shown = names.slice(0, NAMED)
  const more = names.length - shown.length
  const listed = new Intl.ListFormat('en-US').format(more > 0 ? [...shown, `${more} more`] : shown)
  return { names: listed, count: most }
}

function lagSentence(days: number | null): string {
  return days === null ? '' : ` The median time from request to move-in is ${daysLabel(days)}.`
}
