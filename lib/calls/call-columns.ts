/** What a report of calls says of each. */
export type CallField =
  | 'startedAt'
  | 'caller'
  | 'duration'
  | 'status'
  | 'trackingNumber'
  | 'source'
  | 'medium'
  | 'campaign'
  | 'keyword'
  | 'landingPage'
  | 'name'
  | 'direction'
  | 'tags'

/** What the reports of CallRail, Google Ads and telephone companies call each; of two in one file the former counts. */
const NAMES: Record<CallField, string[]> = {
  startedAt: ['Start time', 'Call start time', 'Started at', 'Date and time', 'Date/Time', 'Call time'],
  caller: [
    'Phone number',
    'Caller number',
    'Customer phone number',
    'Caller phone number',
    'Caller ID',
    'From',
  ],
  duration: ['Duration (seconds)', 'Duration', 'Call duration', 'Call duration (seconds)', 'Length'],
  status: ['Call status', 'Status', 'Answered', 'Result'],
  trackingNumber: ['Tracking number', 'Tracking phone number', 'Number called', 'Called number', 'To'],
  source: ['Source', 'utm_source', 'Call source'],
  medium: ['Medium', 'utm_medium'],
  campaign: ['Campaign', 'Campaign name', 'utm_campaign'],
  keyword: ['Keyword', 'Keywords', 'utm_term'],
  landingPage: ['Landing page', 'Landing page URL'],
  name: ['Name', 'Caller name', 'Customer name', 'Formatted customer name'],
  direction: ['Direction', 'Call direction'],
  tags: ['Tags', 'Spam', 'Lead status'],
}

/** Without these a line is no call. */
export const NEEDED = ['startedAt', 'caller'] as const satisfies CallField[]

/** How people call them. */
export const FIELD_WORDS: Record<(typeof NEEDED)[number], string> = {
  startedAt: 'when the call began (Start time)',
  caller: 'the caller’s number (Phone number, Caller number)',
}

export type CallColumns = Partial<Record<CallField, number>>

/** Which column is what, by its heading. */
export function callColumns(heading: readonly string[]): CallColumns {
  const plainHeading = heading.map(plain)
  const found = Object.entries(NAMES).flatMap(([field, names]) => {
    const at = names.map((name) => plainHeading.indexOf(plain(name))).find((place) => place >= 0)
    return at === undefined ? [] : [[field, at] as const]
  })
  return Object.fromEntries(found)
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
