import 'server-only'
import { addressSlug } from '@/lib/platform/address-slug'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type Mapping, slugField } from '@/lib/records/import/columns'
import type { Match } from '@/lib/records/import/match-rows'

/**
 * Slugs made from the titles of new rows without one, with a number where another record has the slug. Rows
 * of the same title get the same slug: they are about one record.
 */
export async function freeSlugs(
  entity: Entity,
  mapping: Mapping,
  rows: readonly { cells: string[] }[],
  matches: readonly Match[],
): Promise<(string | null)[]> {
  const slug = slugField(entity)
  const [title, given] = [mapping.indexOf(entity.title), mapping.indexOf(slug ?? '')]
  if (!slug || title < 0) return rows.map(() => null)
  const made = rows.map(({ cells }, at) => {
    const match = matches[at]
    const isNew = match !== undefined && 'record' in match && match.record === null
    return isNew && !cells[given]?.trim() ? addressSlug(cells[title] ?? '') || null : null
  })
  const wanted = [...new Set(made.filter((one) => one !== null))]
  // A slug that is unique among siblings only, such as a floor plan's, is judged with its record.
  if (wanted.length === 0 || typeof entity.fields[slug]?.unique === 'string') return made
  const taken = await delegateOf(db, entity.name).findMany({
    where: { OR: wanted.map((one) => ({ [slug]: { startsWith: one } })) },
    select: { id: true, [slug]: true },
  })
  const used = new Set(taken.map((row) => String(row[slug])))
  return made.map((one) => one && numbered(one, used))
}

function numbered(slug: string, used: ReadonlySet<string>): string {
  if (!used.has(slug)) return slug
  for (let number = 2; ; number += 1) {
    const next = `${slug}-${number}`
    if (!used.has(next)) return next
  }
}
