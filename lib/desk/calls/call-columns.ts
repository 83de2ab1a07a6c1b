import type { ReportShape } from '@/lib/records/import/report-heading'

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

/** Column headings used by CallRail, Google Ads and phone companies. */
export const CALL_REPORT: ReportShape<CallField> = {
  called: 'a report of calls',
  names: {
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
  },
  needed: {
    startedAt: 'when the call began (Start time)',
    caller: 'the caller’s number (Phone number, Caller number)',
  },
}
