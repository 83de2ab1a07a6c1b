import { sourceOf } from '@/lib/leads/sources/registry'
import { CALL_TIME } from '@/lib/leads/tour-requests/alert-kinds'
import { callBy } from '@/lib/leads/tour-requests/call-by'
import { firstThatFits, gsmText, shortName } from '@/lib/platform/texts/text-segments'
import { usableTimeZone } from '@/lib/platform/time-zone'

const MINUTE_MS = 60_000
const SHORT_PLACE = 28
/** For longer waits the text only shows the time. */
const COUNTED_MINUTES = 60

type TextedLead = {
  source: string
  alertText?: string | null | undefined
  callAt?: Date | null
  callDueAt: Date | null
  community: { name: string; timeZone: string } | null
  minute?: number
  news?: string
}

/** Text for staff, shown on locked screens: only community, time left and a link requiring a sign-in. */
export function composeAlertText(
  lead: TextedLead,
  { url, companyZone, now }: { url: string; companyZone: string; now: Date },
): string {
  const kind = lead.alertText ?? sourceOf(lead.source).textName ?? 'call request'
  const begin = lead.minute ? `No one has called yet: ${kind}` : `${firstWords(lead)} ${kind}`
  const due = isInformation(lead.source) ? 'They did not ask for a call.' : dueText(lead, companyZone, now)
  const wording = (place: string) => gsmText(`${begin}${place && `, ${place}`}. ${due} ${url}`)
  const place = lead.community?.name ?? ''
  return firstThatFits(wording(place), wording(shortName(place, SHORT_PLACE)))
}

function firstWords({ news, source }: TextedLead): string {
  if (news === CALL_TIME) return 'They asked to be called now:'
  if (news === 'routed') return isInformation(source) ? 'Yours:' : 'Yours to call:'
  return 'New'
}

const isInformation = (source: string) => sourceOf(source).from === 'information'

function dueText({ callAt, callDueAt, community, news }: TextedLead, companyZone: string, now: Date): string {
  if (!callDueAt || news === CALL_TIME) return 'Please call now.'
  const left = Math.ceil((callDueAt.getTime() - now.getTime()) / MINUTE_MS)
  if (left <= 0) return 'The call is late: please call now.'
  const zone = usableTimeZone(community?.timeZone ?? companyZone)
  if (callAt && callAt > now) return `Call at ${callBy(callAt, zone, now)}, as they asked.`
  const by = callBy(callDueAt, zone, now)
  if (left > COUNTED_MINUTES) return `Call by ${by}.`
  return `${left} ${left === 1 ? 'minute' : 'minutes'} left, call by ${by}.`
}
