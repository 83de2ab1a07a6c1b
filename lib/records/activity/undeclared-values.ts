import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { AuditEntry } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import { declaredEntity } from '@/lib/records/activity/kinds'
import { shownMoment, shownValue } from '@/lib/records/declare/shown-value'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

/** Returns a formatter for values of kinds without an entity: ids become names, timestamps readable times. */
export async function undeclaredValueFormatter(entries: AuditEntry[]): Promise<(value: unknown) => string> {
  const ids = entries
    .filter(({ entity }) => !declaredEntity(entity ?? ''))
    .flatMap(({ before, after }) => idsIn([before, after]))
  const where = { id: { in: [...new Set(ids)] } }
  const [people, communities] = await Promise.all([
    db.user.findMany({ where, select: { id: true, username: true } }),
    db.community.findMany({ where, select: { id: true, name: true } }),
  ])
  const names = new Map([
    ...people.map(({ id, username }): [string, string] => [id, username]),
    ...communities.map(({ id, name }): [string, string] => [id, name]),
  ])
  const formatValue = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(formatValue).join(', ') || '–'
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    if (typeof value !== 'string') return shownValue(undefined, value)
    if (isUuid(value)) return names.get(value) ?? 'one that is gone'
    return MOMENT.test(value) ? shownMoment(value) : shownValue(undefined, value)
  }
  return formatValue
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
