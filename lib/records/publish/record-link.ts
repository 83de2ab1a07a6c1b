import { capitalized } from '@/lib/records/declare/capitalized'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { RecordWithDraft } from '@/lib/records/publish/draft'

export type RecordLink = { href: string; title: string; what: string }

/** The form's address and the title; draft values take precedence. */
export function recordLink(entity: Entity, id: string, { record, draft }: RecordWithDraft): RecordLink {
  const what = entity.labels.one
  if (entity.kind === 'single') return { href: `/admin/${entity.path}`, title: capitalized(what), what }
  const typed = (draft?.values ?? {}) as Record<string, unknown>
  const title = String(typed[entity.title] ?? record?.[entity.title] ?? '') || 'Untitled'
  const place = record ? id : `new?draft=${id}`
  return { href: `/admin/${entity.path}/${place}`, title, what }
}
