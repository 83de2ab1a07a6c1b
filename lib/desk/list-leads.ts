import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { type PageWindow, readPage } from '@/lib/admin/read-page'
import { containing, wordsOf } from '@/lib/admin/search-words'
import { assertCan } from '@/lib/auth/access'
import { communityScope } from '@/lib/auth/community-scope'
import { db } from '@/lib/db'
import type { LeadQuery } from '@/lib/desk/lead-query'
import { readLeadRows } from '@/lib/desk/lead-rows'
import type { Prisma } from '@/lib/generated/prisma/client'

const SEARCHED = ['name', 'phone', 'email', 'message'] as const
const MIN_PHONE_DIGITS = 4

/** How far the alerts about a lead have got; `none` when nobody is alerted (quarantine, or no recipient). */
export type AlertState = 'none' | 'pending' | 'delivered' | 'failed'

/**
 * The leads a person may see that fit a query, with their number; at most 100 a page. Quarantined ones are in their own
 * list only.
 * @throws AppError 403 when they may not read leads
 */
export async function listLeads(actor: Actor, query: LeadQuery) {
  assertCan(actor, 'read', 'tourRequest')
  const where = whereOf(actor, query)
  const { rows: found, ...page } = await readPage(query, {
    ids: (window) => readIds(where, query.sort, window),
    rows: readLeadRows,
    count: (take) => db.tourRequest.count({ where, take, orderBy: orderOf(query.sort, false) }),
  })
  const leads = found.map(({ alertStates, ...lead }) => ({ ...lead, alertState: alertState(alertStates) }))
  return { leads, ...page }
}

export type ListedLead = Awaited<ReturnType<typeof listLeads>>['leads'][number]

/** One word for all deliveries of a lead: one that arrived is enough. */
export function alertState(states: string[]): AlertState {
  if (states.length === 0) return 'none'
  if (states.some((state) => state === 'sent' || state === 'kept')) return 'delivered'
  return states.every((state) => state === 'failed') ? 'failed' : 'pending'
}

async function readIds(where: Prisma.TourRequestWhereInput, sort: LeadQuery['sort'], window: PageWindow) {
  const { skip, take, fromEnd } = window
  const rows = await db.tourRequest.findMany({
    where,
    select: { id: true },
    orderBy: orderOf(sort, fromEnd),
    skip,
    take,
  })
  return rows.map(({ id }) => id)
}

function orderOf(sort: LeadQuery['sort'], reversed: boolean): Prisma.TourRequestOrderByWithRelationInput[] {
  const up = reversed ? 'desc' : 'asc'
  const down = reversed ? 'asc' : 'desc'
  return sort === 'due'
    ? [{ callDueAt: { sort: up, nulls: reversed ? 'first' : 'last' } }, { id: up }]
    : [{ createdAt: down }, { id: down }]
}

function whereOf(actor: Actor, query: LeadQuery): Prisma.TourRequestWhereInput {
  const { statuses, communityId, source, ownerId, from, to } = query
  return {
    AND: [
      communityScope(actor),
      { quarantinedAt: query.quarantine ? { not: null } : null },
      ...(statuses.length > 0 ? [{ status: { in: statuses } }] : []),
      ...(communityId ? [{ communityId }] : []),
      ...(source ? [{ source }] : []),
      ...(ownerId ? [{ ownerId }] : []),
      ...(from ? [{ createdAt: { gte: from } }] : []),
      ...(to ? [{ createdAt: { lt: to } }] : []),
      ...searched(query.search),
    ],
  }
}

/** A telephone number is found in whatever form it is typed; otherwise every word must occur somewhere. */
function searched(search: string): Prisma.TourRequestWhereInput[] {
  const digits = search.replace(/[\s().+-]/g, '')
  if (/^\d+$/.test(digits) && digits.length >= MIN_PHONE_DIGITS) {
    return [{ OR: [{ phoneE164: { contains: digits } }, ...found(search)] }]
  }
  return wordsOf(search).map((word) => ({ OR: found(word) }))
}

/** A transactionId is pasted whole; a word without a digit is in no telephone number. */
function found(word: string): Prisma.TourRequestWhereInput[] {
  const fields = /\d/.test(word) ? SEARCHED : SEARCHED.filter((name) => name !== 'phone')
  return [{ transactionId: word }, ...containing(word, fields)]
}
