import { type CostBehind, EVERY_LEAD, NO_CAMPAIGN } from '@/lib/marketing/ad-costs/costs-query'
import type { CostSummary } from '@/lib/marketing/ad-costs/summarize-costs'

type Gap = {
  count: number
  /** Follows the count: '12 of 40 leads are not yet called'. */
  words: string
  behind: CostBehind
}

/** Leads that the figures of a range do not fully know, all three also when there are none. */
export function gapsOf({ leads, notCalled, noConsent, notMatched }: CostSummary): Gap[] {
  const of = `of ${leads.toLocaleString('en-US')} ${leads === 1 ? 'lead' : 'leads'}`
  return [
    {
      count: notCalled,
      words: `${of} not yet called: they can still tour and move in`,
      behind: { measure: 'notCalled', key: EVERY_LEAD },
    },
    {
      count: noConsent,
      words: `${of} without consent to advertising: the click is not saved, so only the campaign name is known`,
      behind: { measure: 'noConsent', key: EVERY_LEAD },
    },
    {
      count: notMatched,
      words: `${of} not matched to a campaign`,
      behind: { measure: 'received', key: NO_CAMPAIGN },
    },
  ]
}

/** Requests that no figure of the report counts. */
export const NOT_COUNTED =
  'Not counted: suspected spam, test requests, unfinished forms, and calls and visits without a known ad.'
