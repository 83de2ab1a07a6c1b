import type { RecordLink } from '@/lib/records/publish/record-link'

export type ReleaseState = 'open' | 'waiting' | 'missed' | 'live' | 'taken-back'

export const RELEASE_STATE_LABELS: Record<ReleaseState, string> = {
  open: 'Open',
  waiting: 'Scheduled',
  missed: 'Missed',
  live: 'Live',
  'taken-back': 'Rolled back',
}

/** A release in a list. Times are ISO, UTC. */
export type ListedRelease = {
  id: string
  name: string
  state: ReleaseState
  count: number
  createdBy: string
  at: string | null
  publishedAt: string | null
}

export type ReleaseItemView = RecordLink & {
  entity: string
  entityId: string
  /** Of its record and draft, to publish what was seen and nothing else. */
  version: string
  /** Empty when it is not known. */
  addedBy: string
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
