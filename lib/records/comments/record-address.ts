import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { capitalized } from '@/lib/records/store/menu'

/** What a record is called and where its form opens with a thread shown. */
export function threadAddress(entity: Entity, record: AdminRecord, threadId: string) {
  const isSingle = entity.kind === 'single'
  return {
    title: isSingle ? capitalized(entity.labels.one) : String(record[entity.title] ?? '') || 'Untitled',
    what: entity.labels.one,
    href: `/admin/${entity.path}${isSingle ? '' : `/${record.id}`}#thread-${threadId}`,
  }
}
