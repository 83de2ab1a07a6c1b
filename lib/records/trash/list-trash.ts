import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { containing, searchWords } from '@/lib/platform/database/search-words'
import { forbidden } from '@/lib/platform/errors'
import { readPage } from '@/lib/platform/http/read-page'
import type { EntityName } from '@/lib/records/declare/field'
import { entityAt, entityNamed } from '@/lib/records/entities/registry'
import type { TrashQuery } from '@/lib/records/trash/trash-query'
import { mayDeleteSomething, visibleTrash } from '@/lib/records/trash/visible-trash'

const PAGE_SIZE = 25

/** Times are ISO, UTC; `id` is the record's own. */
export type TrashedRecord = {
  id: string
  /** Its path below /admin and /api/admin: 'team-members'. */
  entity: string
  kind: string
  title: string
  deletedBy: string
  deletedAt: string
  purgeAt: string
}

/** Records that the user can restore, last deleted first. @throws AppError 403 if they cannot delete */
export async function listTrash(actor: Actor, { search, entity, page }: TrashQuery) {
  if (!mayDeleteSomething(actor)) throw forbidden()
  const only = entity ? [{ entity: entityAt(entity)?.name ?? '' }] : []
  const found = searchWords(search).map((word) => ({ OR: containing(word, ['title', 'actorName']) }))
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

/** All columns except the snapshot. */
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
