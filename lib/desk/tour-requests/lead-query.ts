import { isLeadStatus, type LeadStatus } from '@/lib/leads/tour-requests/status'
import { pageIn, searchText } from '@/lib/platform/http/list-address'
import { storableText } from '@/lib/platform/typed-text'
import { isUuid } from '@/lib/platform/uuid'

const MAX_PAGE_SIZE = 100
const DEFAULT_PAGE_SIZE = 25

/**
 * `queue`: no attempt yet; `information`: no attempt yet, and no call was asked for; `overdue`: next step is
 * late; `tours`: scheduled; `open`: undecided; `board`: all that can be worked on; `quarantine`: suspected
 * spam; `all`: everything but quarantine.
 */
export const LEAD_LISTS = [
  'all',
  'queue',
  'information',
  'overdue',
  'tours',
  'open',
  'board',
  'quarantine',
] as const

export type LeadList = (typeof LEAD_LISTS)[number]

/** Absent values do not restrict the list. */
export type LeadQuery = {
  /** Words that must all occur in name, phone, email or message, or a whole transactionId. */
  search: string
  statuses: LeadStatus[]
  communityId: string | null
  source: string | null
  /** `me`: the actor. */
  ownerId: string | null
  tagId: string | null
  /** Received in the range, end excluded. */
  from: Date | null
  to: Date | null
  list: LeadList
  /** For `all` and `board`; other lists have a fixed order. */
  sort: 'newest' | 'due'
  page: number | 'last'
  pageSize: number
}

/** Ignores invalid values. A date in `to` includes that day (UTC). */
export function parseLeadQuery(params: URLSearchParams): LeadQuery {
  return {
    search: searchText(params.get('search')),
    statuses: params
      .getAll('status')
      .flatMap((text) => text.split(','))
      .filter(isLeadStatus),
    communityId: uuid(params.get('communityId')),
    source: text(params.get('source'), 40),
    ownerId: params.get('ownerId') === 'me' ? 'me' : uuid(params.get('ownerId')),
    tagId: uuid(params.get('tagId')),
    from: moment(params.get('from')),
    to: endOf(params.get('to')),
    list: listOf(params),
    sort: params.get('sort') === 'due' ? 'due' : 'newest',
    page: pageIn(params),
    pageSize: count(params.get('pageSize'), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
  }
}

/** `quarantine=true` is an alias. */
function listOf(params: URLSearchParams): LeadList {
  if (params.get('quarantine') === 'true') return 'quarantine'
  return LEAD_LISTS.find((list) => list === params.get('list')) ?? 'all'
}

/** PostgreSQL text cannot hold NUL. */
function text(given: string | null, most: number): string | null {
  return (
    storableText(given ?? '')
      .trim()
      .slice(0, most) || null
  )
}

function uuid(text: string | null): string | null {
  return isUuid(text) ? text : null
}

function moment(text: string | null): Date | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}/.test(text)) return null
  const date = new Date(text)
  // JavaScript has a year 0, PostgreSQL does not.
  return date.getUTCFullYear() >= 1 ? date : null
}

function endOf(text: string | null): Date | null {
  const date = moment(text)
  return date && text?.length === 10 ? new Date(date.getTime() + 24 * 60 * 60 * 1000) : date
}

function count(text: string | null, fallback: number, most: number): number {
  return text && /^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), 1), most) : fallback
}
