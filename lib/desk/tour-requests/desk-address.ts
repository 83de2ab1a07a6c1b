import { storableText } from '@/lib/platform/typed-text'

const DESK_TABS = [
  'queue',
  'unfinished',
  'information',
  'mine',
  'overdue',
  'tours',
  'all',
  'quarantine',
] as const

export type DeskTab = (typeof DESK_TABS)[number]

/** Query parameters that narrow a tab's list. */
export const DESK_FILTERS = [
  'search',
  'status',
  'communityId',
  'source',
  'ownerId',
  'tagId',
  'from',
  'to',
] as const

const MAX_VALUE = 100

export function tabOf(params: URLSearchParams): DeskTab {
  return DESK_TABS.find((tab) => tab === params.get('tab')) ?? 'queue'
}

/** The parameters a saved view keeps: tab and filters, without the page. */
export function viewParams(params: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams({ tab: tabOf(params) })
  for (const name of DESK_FILTERS) {
    const value = storableText(params.get(name) ?? '')
      .trim()
      .slice(0, MAX_VALUE)
    if (value) kept.set(name, value)
  }
  return kept
}

export const deskList = { name: 'tourRequest', area: 'leads', viewParams } as const
