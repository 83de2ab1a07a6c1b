import { capitalized } from '@/lib/records/declare/capitalized'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'

/** The record's title and the address of its form with the thread open. */
export function threadAddress(entity: Entity, record: AdminRecord, threadId: string) {
  const isSingle = entity.kind === 'single'
  return {
    title: isSingle ? capitalized(entity.labels.one) : String(record[entity.title] ?? '') || 'Untitled',
    what: entity.labels.one,
    href: `/admin/${entity.path}${isSingle ? '' : `/${record.id}`}#thread-${threadId}`,
  }
}
