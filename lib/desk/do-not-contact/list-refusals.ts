import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { RefusalQuery } from '@/lib/desk/do-not-contact/refusal-query'
import { leadScopeOf } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'
import { containing, searchWords } from '@/lib/platform/database/search-words'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { type PageWindow, readPage } from '@/lib/platform/http/read-page'

const PAGE_SIZE = 25
const SEARCHED = ['phoneE164', 'email', 'words'] as const
const MIN_PHONE_DIGITS = 4

/** Entries of the person's communities and their own, newest first. @throws AppError 403 */
export async function listRefusals(actor: Actor, query: RefusalQuery) {
  assertCan(actor, 'read', 'leads')
  const where = {
    AND: [await own(actor), { liftedAt: query.lifted ? { not: null } : null }, ...searched(query.search)],
  }
  return readPage(
    { ...query, pageSize: PAGE_SIZE },
    {
      ids: async ({ skip, take, fromEnd }: PageWindow) => {
        const orderBy = orderOf(fromEnd ? 'asc' : 'desc')
        const rows = await db.doNotContact.findMany({ where, orderBy, skip, take, select: { id: true } })
        return rows.map(({ id }) => id)
      },
      rows: (ids) =>
        db.doNotContact.findMany({
          where: { id: { in: ids } },
          omit: { digest: true, recordedById: true, communityId: true, updatedAt: true },
          include: { community: { select: { name: true } } },
        }),
      count: (take) => db.doNotContact.count({ where, take, orderBy: orderOf('desc') }),
    },
  )
}

export type ListedRefusal = Awaited<ReturnType<typeof listRefusals>>['rows'][number]

async function own(actor: Actor): Promise<Prisma.DoNotContactWhereInput> {
  const { ids, unassigned } = await leadScopeOf(actor)
  if (ids === null) return {}
  return {
    OR: [
      { communityId: { in: ids } },
      ...(unassigned ? [{ communityId: null }] : []),
      ...(actor.id ? [{ recordedById: actor.id }] : []),
    ],
  }
}

function searched(search: string): Prisma.DoNotContactWhereInput[] {
  const digits = search.replace(/[\s().+-]/g, '')
  if (/^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS) return [{ phoneE164: { contains: digits } }]
  return searchWords(search).map((word) => ({ OR: containing(word, SEARCHED) }))
}

function orderOf(direction: 'asc' | 'desc') {
  return [{ createdAt: direction }, { id: direction }]
}
