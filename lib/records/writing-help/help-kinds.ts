import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'

/** Requests to the writing service (decision 126). */
export const HELP_KINDS = ['alt-text', 'summary', 'search-title', 'shorter', 'plainer'] as const

export type HelpKind = (typeof HELP_KINDS)[number]

/** Buttons of the form. */
export const HELP_LABELS: Record<HelpKind, string> = {
  'alt-text': 'Describe the picture',
  summary: 'Write a summary',
  'search-title': 'Write a search title',
  shorter: 'Make it shorter',
  plainer: 'Make it plainer',
}

/** Content that visitors read. Leads, reviews and settings get no help. */
const AREAS: ReadonlySet<string> = new Set(['content', 'media'])

const REWRITTEN: ReadonlySet<string> = new Set(['longText', 'richText'])

/** The help that a field offers, by its declaration. */
export function helpsOf({ area, kind, fields }: Entity, name: string): readonly HelpKind[] {
  const field: Field | undefined = fields[name]
  if (!field || !AREAS.has(area) || kind === 'log' || isClosed(field)) return []
  const rewrites: HelpKind[] = REWRITTEN.has(field.kind) ? ['shorter', 'plainer'] : []
  return field.helps === undefined ? rewrites : [field.helps, ...rewrites]
}

/** True for texts that the company did not write, that run as code, or that stay as they are. */
export function isClosed({
  fromOutside,
  adminOnly,
  readOnly,
  lasting,
  upload,
  changedElsewhere,
}: Field): boolean {
  return Boolean(fromOutside || adminOnly || readOnly || lasting || upload || changedElsewhere)
}
