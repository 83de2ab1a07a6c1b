import type { Entity } from '@/lib/records/declare/define-entity'
import { isMarkedPublished } from '@/lib/records/declare/publication'

/** scheduled: will be visible · changed: visitors see an older version · ended: was visible until its end */
const PUBLICATION_STATES = ['draft', 'scheduled', 'live', 'changed', 'ended'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

export const STATE_LABELS: Record<PublicationState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  changed: 'Changed',
  ended: 'Ended',
}

/** List filters: a state, or 'asked' for records awaiting approval. */
const STATE_CHOICES = [...PUBLICATION_STATES, 'asked'] as const
export type StateChoice = (typeof STATE_CHOICES)[number]

/** The state filters of an entity's list; empty for entities without drafts. */
export function stateChoices({ publication }: Pick<Entity, 'publication'>): StateChoice[] {
  if (!publication) return []
  return STATE_CHOICES.filter((state) => state !== 'ended' || publication.until)
}

export const ASKED_LABEL = 'Waiting for approval'

type StateContext = {
  hasDraft: boolean
  /** True when a plan to publish the record or its changes is waiting. */
  isPlanned: boolean
  nowMs: number
}

/** The record's state in list, form and API; `row` is null for an unsaved record. */
export function publicationState(
  entity: Entity,
  row: Record<string, unknown> | null,
  { hasDraft, isPlanned, nowMs }: StateContext,
): PublicationState {
  if (isPlanned) return 'scheduled'
  if (!row || !isMarkedPublished(entity, row)) return 'draft'
  const { from = '', until = '' } = entity.publication ?? {}
  if (timeOf(row[from]) > nowMs) return 'scheduled'
  if (timeOf(row[until]) <= nowMs) return 'ended'
  return hasDraft ? 'changed' : 'live'
}

/** NaN for a missing time, which is neither before nor after anything. */
function timeOf(moment: unknown): number {
  return moment ? Date.parse(String(moment)) : Number.NaN
}
