import type { Entity } from '@/lib/records/declare/define-entity'
import type { Standing } from '@/lib/records/publish/draft'

/** A record, or what is only a draft yet, as a line of a list names it. */
export type Named = { href: string; title: string; what: string }

/** Where a record's form is and what the record is called, the newest words first. */
export function named(entity: Entity, id: string, { record, draft }: Standing): Named {
  const typed = (draft?.values ?? {}) as Record<string, unknown>
  const title = String(typed[entity.title] ?? record?.[entity.title] ?? '') || 'Untitled'
  const place = record ? id : `new?draft=${id}`
  return { href: `/admin/${entity.path}/${place}`, title, what: entity.labels.one }
}
