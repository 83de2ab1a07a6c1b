import 'server-only'
import { db } from '@/lib/platform/database/db'
import type { AuditEntry } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import { declaredOf } from '@/lib/records/activity/kinds'
import { shownMoment, shownValue } from '@/lib/records/declare/shown-value'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/

/** Says the values of entries about accounts, leads and settings: people and communities by their names, times as times. */
export async function wordsOfUndeclared(entries: AuditEntry[]): Promise<(value: unknown) => string> {
  const ids = entries
    .filter(({ entity }) => !declaredOf(entity ?? ''))
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
  const say = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(say).join(', ') || '–'
    if (typeof value === 'boolean') return value ? 'Yes' : 'No'
    if (typeof value !== 'string') return shownValue(undefined, value)
    if (isUuid(value)) return names.get(value) ?? 'one that is gone'
    return MOMENT.test(value) ? shownMoment(value) : shownValue(undefined, value)
  }
  return say
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}
