import type { Entity } from '@/lib/admin/define-entity'
import { isOn } from '@/lib/admin/publication'

/** Draft: visitors do not see it · scheduled: they will · live: they see it · changed: they see an older state. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'live', 'changed'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** How each is called on screens. */
export const STATE_WORDS: Record<PublicationState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  changed: 'Changed since',
}

/** What a list can be narrowed to: a state, or what waits for approval in whichever. */
export const STATE_CHOICES = [...PUBLICATION_STATES, 'asked'] as const
export type StateChoice = (typeof STATE_CHOICES)[number]

export const ASKED_WORDS = 'Waiting for approval'

/** What stands beside a record. */
type Beside = {
  hasDraft: boolean
  /** Whether a plan to publish it, or its changes, waits. */
  isPlanned: boolean
  nowMs: number
}

/** The one state of a record that list, form and API tell; `row` null is a record that nobody has stored yet. */
export function publicationState(
  entity: Entity,
  row: Record<string, unknown> | null,
  { hasDraft, isPlanned, nowMs }: Beside,
): PublicationState {
  if (isPlanned) return 'scheduled'
  if (!row || !isOn(entity, row)) return 'draft'
  if (isAhead(entity, row, nowMs)) return 'scheduled'
  return hasDraft ? 'changed' : 'live'
}

/** Whether a published article's own date is still to come. */
function isAhead({ fields }: Entity, { publishedAt }: Record<string, unknown>, nowMs: number): boolean {
  return Boolean(fields.publishedAt?.moment) && Date.parse(String(publishedAt)) > nowMs
}
