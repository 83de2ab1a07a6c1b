import type { Entity } from '@/lib/records/declare/define-entity'
import { isOn } from '@/lib/records/declare/publication'

/** Draft: visitors do not see it · scheduled: they will · live: they see it · changed: they see an older state · ended: they saw it. */
export const PUBLICATION_STATES = ['draft', 'scheduled', 'live', 'changed', 'ended'] as const
export type PublicationState = (typeof PUBLICATION_STATES)[number]

/** How each is called on screens. */
export const STATE_WORDS: Record<PublicationState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Live',
  changed: 'Changed since',
  ended: 'Ended',
}

/** What a list can be narrowed to: a state, or what waits for approval in whichever. */
export const STATE_CHOICES = [...PUBLICATION_STATES, 'asked'] as const
export type StateChoice = (typeof STATE_CHOICES)[number]

/** What the list of an entity can be narrowed to; nothing where everything is saved at once. */
export function stateChoices({ publication }: Pick<Entity, 'publication'>): StateChoice[] {
  if (!publication) return []
  return STATE_CHOICES.filter((state) => state !== 'ended' || publication.until)
}

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
  const { from = '', until = '' } = entity.publication ?? {}
  if (timeOf(row[from]) > nowMs) return 'scheduled'
  if (timeOf(row[until]) <= nowMs) return 'ended'
  return hasDraft ? 'changed' : 'live'
}

/** NaN, for a moment that is not given, is neither ahead nor past. */
function timeOf(moment: unknown): number {
  return moment ? Date.parse(String(moment)) : Number.NaN
}
