import type { Entity } from '@/lib/records/declare/define-entity'
import type { ShownGroup } from '@/lib/records/declare/form-tabs'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Groups with the fields this person sees, without the parent and, on a new record, counters. */
export function shownGroups(entity: Entity, hidden: string[], record: AdminRecord | null): ShownGroup[] {
  const isShown = (name: string) =>
    name !== entity.parent && !hidden.includes(name) && (record !== null || !entity.fields[name]?.readOnly)
  return entity.groups
    .map(({ title, fields }, at) => ({ title, id: `part-${at + 1}`, fields: fields.filter(isShown) }))
    .filter(({ fields }) => fields.length > 0)
}

/** Names of the fields in these groups that this person may change. */
export function editableNames(
  entity: Entity,
  groups: ShownGroup[],
  mayWrite: boolean,
  record: AdminRecord | null,
): string[] {
  if (!mayWrite) return []
  return groups
    .flatMap(({ fields }) => fields)
    .filter((name) => !entity.fields[name]?.readOnly && !isKept(entity, name, record))
}

/** True for a value that stays as it was stored. */
function isKept(entity: Entity, name: string, record: AdminRecord | null): boolean {
  const lasting = entity.fields[name]?.lasting
  if (!lasting || !record) return false
  return lasting === 'once stored' || (record[name] ?? '') !== ''
}
