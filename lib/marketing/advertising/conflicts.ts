import 'server-only'
import { MIRROR_TABLES } from '@/lib/marketing/advertising/mirror-tables'
import { LIST_NAMES, type ListName } from '@/lib/marketing/advertising/queries'
import { sameKey } from '@/lib/marketing/advertising/write-mirror'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

const SHOWN = 20

/** A manual record with the name of one from the account that could not be matched unambiguously. */
export type NameConflict = { name: ListName; id: string; title: string }

export async function nameConflicts(): Promise<NameConflict[]> {
  const found = await Promise.all(LIST_NAMES.map(conflictsOf))
  return found.flat().slice(0, SHOWN)
}

async function conflictsOf(name: ListName): Promise<NameConflict[]> {
  const mirror = MIRROR_TABLES[name]
  const { table, parent, same } = mirror
  const rows = await db.$queryRaw<{ id: string; title: string }[]>`
    select t.id, t.${Prisma.raw(same[0] ?? 'id')} as title from ${Prisma.raw(table)} t
    where t.external_id is null and exists (
      select from ${Prisma.raw(table)} o
      where o.external_id is not null and o.status is distinct from 'REMOVED' and ${sameKey(mirror, 'o')} = ${sameKey(mirror, 't')}
        ${parent ? Prisma.raw(`and o.${parent.column} = t.${parent.column}`) : Prisma.empty}
    ) order by title, t.id limit ${SHOWN}`
  return rows.map((row) => ({ name, ...row }))
}
