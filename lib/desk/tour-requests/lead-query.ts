import { isLeadStatus, type LeadStatus } from '@/lib/leads/tour-requests/status'
import { isUuid } from '@/lib/platform/uuid'

export const MAX_PAGE_SIZE = 100
export const DEFAULT_PAGE_SIZE = 25
const MAX_PAGE = 100_000

/**
 * The desk's lists: who waits for a first attempt (`queue`), whose next step is late (`overdue`), whose tour is agreed (`tours`),
 * whoever is not decided yet (`open`), every request that can be worked on (`board`, where a query names the status of a column), suspected spam (`quarantine`), and all but that.
 */
export const LEAD_LISTS = ['all', 'queue', 'overdue', 'tours', 'open', 'board', 'quarantine'] as const

export type LeadList = (typeof LEAD_LISTS)[number]

/** What the desk's list shows. Absent means no restriction. */
export type LeadQuery = {
  /** Words in name, phone, e-mail or message, all of which must occur; or a whole transactionId. */
  search: string
  statuses: LeadStatus[]
  communityId: string | null
  source: string | null
  /** `me`: the person who asks. */
  ownerId: string | null
  tagId: string | null
  /** Received from this moment on, and before that one. */
  from: Date | null
  to: Date | null
  list: LeadList
  /** Of the list of all and of the board: `due`, what is due first; otherwise newest first. The others have an order of their own. */
  sort: 'newest' | 'due'
  page: number | 'last'
  pageSize: number
}

/** Reads a query from an address; what does not fit is ignored. `to` given as a date includes that day (UTC). */
export function parseLeadQuery(params: URLSearchParams): LeadQuery {
  return {
    search: text(params.get('search'), 100) ?? '',
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
    page: params.get('page') === 'last' ? 'last' : count(params.get('page'), 1, MAX_PAGE),
    pageSize: count(params.get('pageSize'), DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE),
  }
}

/** `quarantine=true` asks for that list as well. */
function listOf(params: URLSearchParams): LeadList {
  if (params.get('quarantine') === 'true') return 'quarantine'
  return LEAD_LISTS.find((list) => list === params.get('list')) ?? 'all'
}

/** PostgreSQL's text holds no NUL. */
function text(given: string | null, most: number): string | null {
  return given?.replaceAll('\0', '').trim().slice(0, most) || null
}

function uuid(text: string | null): string | null {
  return isUuid(text) ? text : null
}

function moment(text: string | null): Date | null {
  if (!text || !/^\d{4}-\d{2}-\d{2}/.test(text)) return null
  const date = new Date(text)
  // There was no year 0; JavaScript has one, PostgreSQL has not.
  return date.getUTCFullYear() >= 1 ? date : null
}

function endOf(text: string | null): Date | null {
  const date = moment(text)
  return date && text?.length === 10 ? new Date(date.getTime() + 24 * 60 * 60 * 1000) : date
}

function count(text: string | null, fallback: number, most: number): number {
  return text && /^\d{1,6}$/.test(text) ? Math.min(Math.max(Number(text), 1), most) : fallback
}
