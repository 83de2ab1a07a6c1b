import type { Named } from '@/lib/records/publish/named-standing'

export type ReleaseState = 'open' | 'waiting' | 'missed' | 'live' | 'taken-back'

/** How each state is called on screens. */
export const RELEASE_STATE_WORDS: Record<ReleaseState, string> = {
  open: 'In the making',
  waiting: 'Scheduled',
  missed: 'Missed',
  live: 'Live',
  'taken-back': 'Taken back',
}

/** A release as a list names it. Times are ISO, UTC. */
export type ListedRelease = {
  id: string
  name: string
  state: ReleaseState
  count: number
  createdBy: string
  at: string | null
  publishedAt: string | null
}

/** A record of a release, with what stands in its way. */
export type ReleaseItemView = Named & {
  entity: string
  entityId: string
  /** What keeps it from going live, in words for people; empty when nothing does. */
  problems: string[]
  warnings: string[]
}

export type ReleaseView = ListedRelease & {
  timeZone: string
  plannedBy: string | null
  problem: string | null
  publishedBy: string | null
  takenBackAt: string | null
  takenBackBy: string | null
  items: ReleaseItemView[]
}
