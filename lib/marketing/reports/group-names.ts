import 'server-only'
import { sourceTitle } from '@/lib/leads/sources/registry'
import type { Grouping } from '@/lib/marketing/reports/numbers-query'
import { db } from '@/lib/platform/database/db'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export async function namesOf(grouping: Grouping, keys: string[]): Promise<(key: string) => string> {
  if (grouping === 'hour') return (key) => hourName(Number(key))
  if (grouping === 'weekday') return (key) => DAYS[Number(key) - 1] ?? key
  if (grouping === 'source') return sourceTitle
  if (grouping === 'region') return (key) => key || 'No region'
  const ids = keys.filter((key) => key !== '')
  const names = grouping === 'community' ? await communityNames(ids) : await personNames(ids)
  const nobody = grouping === 'community' ? 'Any community' : 'Not recorded'
  return (key) => names.get(key) ?? nobody
}

function hourName(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`
}

async function communityNames(ids: string[]): Promise<Map<string, string>> {
  const rows = await db.community.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

async function personNames(ids: string[]): Promise<Map<string, string>> {
  const rows = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, username: true } })
  return new Map(rows.map(({ id, username }) => [id, username]))
}
