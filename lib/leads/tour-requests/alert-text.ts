import { callBy } from '@/lib/leads/tour-requests/call-by'
import { sourceName, UNFINISHED_FORM } from '@/lib/leads/tour-requests/lead-sources'
import { usableTimeZone } from '@/lib/leads/tour-requests/promise'

const MINUTE_MS = 60_000
/** Further away the moment alone says it. */
const COUNTED_MINUTES = 60

type TextedLead = {
  source: string
  callDueAt: Date | null
  community: { name: string; timeZone: string } | null
  /** Told again because nobody had tried, at this minute of the promised ten. */
  minute?: number
  /** Told again because of this entry of its history. */
  news?: string
}

/**
 * The text to one of our staff. It lights up on locked screens: no name, no number, nothing about care, only where, how long is left,
 * and the lead's address, which asks for a sign-in.
 * @param companyZone zone for leads without a community
 */
export function composeAlertText(
  lead: TextedLead,
  { url, companyZone, now }: { url: string; companyZone: string; now: Date },
): string {
  const kind = kindOf(lead.source)
  const first = lead.news === 'routed' ? `Yours to call: ${kind}` : `New ${kind}`
  const begin = lead.minute ? `Nobody has called yet: ${kind}` : first
  const where = lead.community ? `, ${lead.community.name}` : ''
  return `${begin}${where}. ${dueText(lead, companyZone, now)} ${url}`
}

function kindOf(source: string): string {
  if (source === UNFINISHED_FORM) return sourceName(source)
  return source === 'tour' || source === 'partner' ? 'tour request' : 'call request'
}

function dueText({ callDueAt, community }: TextedLead, companyZone: string, now: Date): string {
  if (!callDueAt) return 'Please call now.'
  const left = Math.ceil((callDueAt.getTime() - now.getTime()) / MINUTE_MS)
  if (left <= 0) return 'The call is late: please call now.'
  const zone = usableTimeZone(community?.timeZone ?? companyZone)
  const by = callBy(callDueAt, zone, now)
  if (left > COUNTED_MINUTES) return `Call by ${by}.`
  return `${left} ${left === 1 ? 'minute' : 'minutes'} left, call by ${by}.`
}
