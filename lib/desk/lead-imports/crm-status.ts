import { LEAD_STATUSES, type LeadStatus } from '@/lib/leads/tour-requests/status'
import { plainHeading } from '@/lib/records/import/columns'

/** Beginnings of other systems' stages, the first that fits. */
const STAGES: readonly [RegExp, LeadStatus][] = [
  [
    /^(?:lost|closedlost|notinterested|unqualified|disqualified|closed$|dead|declined|deceased)/,
    'not-interested',
  ],
  [/^(?:won|closedwon|converted|movedin|movein|resident|customer|leased|deposit)/, 'converted'],
  [/^(?:toured|tourcompleted|tourcomplete|visited|posttour)/, 'toured'],
  [/^(?:scheduled|tourscheduled|toursched|visitscheduled|appointment|tourbooked)/, 'scheduled'],
  [
    /^(?:followup|nurture|nurturing|warm|hot|cold|waitlist|waiting|future|onhold|paused|opportunity)/,
    'follow-up',
  ],
  [
    /^(?:contacted|contacting|attempted|connected|working|inprogress|engaged|qualified|assessment)/,
    'contacted',
  ],
  [/^(?:new|open|inquiry|inquired|lead|subscriber|marketingqualified|salesqualified)/, 'new'],
]

/** Our status for another system's stage; null for one that says nothing to us. */
export function statusOfStage(stage: string): LeadStatus | null {
  const word = plainHeading(stage)
  if (word === '') return 'new'
  const own = LEAD_STATUSES.find((status) => plainHeading(status) === word)
  return own ?? STAGES.find(([begins]) => begins.test(word))?.[1] ?? null
}
