import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { containing, wordsOf } from '@/lib/platform/database/search-words'
import { forbidden } from '@/lib/platform/errors'
import { readPage } from '@/lib/platform/http/read-page'
import type { EntityName } from '@/lib/records/declare/field'
import { entityAt, entityNamed } from '@/lib/records/entities/registry'
import { mayDeleteSomething } from '@/lib/records/store/menu'
import type { TrashQuery } from '@/lib/records/trash/trash-query'
import { visibleTrash } from '@/lib/records/trash/visible-trash'

const PAGE_SIZE = 25

/** A deleted record as the trash lists it; `id` is the record's own. Times are ISO, UTC. */
export type TrashedRecord = {
  id: string
  /** Its address below /admin and /api/admin: 'team-members'. */
  entity: string
  kind: string
  title: string
  deletedBy: string
  deletedAt: string
  /** When it goes for good. */
  purgeAt: string
}

/** What the person may restore, deleted last first. @throws AppError 403 when their role deletes nothing */
export async function listTrash(actor: Actor, { search, entity, page }: TrashQuery) {
  if (!mayDeleteSomething(actor)) throw forbidden()
  const only = entity ? [{ entity: entityAt(entity)?.name ?? '' }] : []
  const found = wordsOf(search).map((word) => ({ OR: containing(word, ['title', 'actorName']) }))
  const where = { AND: [visibleTrash(actor, 'delete'), ...only, ...found] }
  const orderOf = (way: 'asc' | 'desc') => [{ deletedAt: way }, { id: way }]
  return readPage(
    { search, page, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }) => {
        const orderBy = orderOf(fromEnd ? 'asc' : 'desc')
        const rows = await db.deletedRecord.findMany({ where, orderBy, skip, take, select: { id: true } })
        return rows.map(({ id }) => id)
      },
      rows: async (ids) => {
        const rows = await db.deletedRecord.findMany({ where: { id: { in: ids } }, select: shown })
        return rows.map(trashed)
      },
      count: (take) => db.deletedRecord.count({ where, take, orderBy: orderOf('desc') }),
    },
  )
}

/** Everything but what is kept of it. */
export const shown = {
  id: true,
  entity: true,
  title: true,
  actorName: true,
  deletedAt: true,
  purgeAt: true,
} as const

type Shown = { id: string; entity: string; title: string; actorName: string; deletedAt: Date; purgeAt: Date }

export function trashed({ id, entity, title, actorName, deletedAt, purgeAt }: Shown): TrashedRecord {
  const { path, labels } = entityNamed(entity as EntityName)
  return {
    id,
    entity: path,
    kind: labels.one,
    title,
    deletedBy: actorName,
    deletedAt: deletedAt.toISOString(),
    purgeAt: purgeAt.toISOString(),
  }
}
