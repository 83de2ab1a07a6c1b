import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { literal } from '@/lib/admin/list-where'
import { assertCan } from '@/lib/auth/access'
import { communityScope } from '@/lib/auth/community-scope'
import { db } from '@/lib/db'
import type { LeadQuery } from '@/lib/desk/lead-query'
import type { Prisma } from '@/lib/generated/prisma/client'

const MAX_WORDS = 6
const MIN_PHONE_DIGITS = 4

const row = {
  id: true,
  transactionId: true,
  name: true,
  phone: true,
  phoneE164: true,
  phoneExtension: true,
  email: true,
  message: true,
  source: true,
  status: true,
  preferredDate: true,
  scheduledDate: true,
  lastContactedAt: true,
  promise: true,
  callDueAt: true,
  firstViewedAt: true,
  alarmedAt: true,
  quarantinedAt: true,
  botCheck: true,
  createdAt: true,
  community: { select: { id: true, name: true, timeZone: true } },
  owner: { select: { id: true, username: true } },
  quarantine: { select: { reason: true, detail: true, releasedAt: true, releasedBy: true } },
  deliveries: { select: { status: true } },
} as const satisfies Prisma.TourRequestSelect

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
  const { page, pageSize } = query
  const orderBy: Prisma.TourRequestOrderByWithRelationInput[] =
    query.sort === 'due'
      ? [{ callDueAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }]
      : [{ createdAt: 'desc' }, { id: 'desc' }]
  const [rows, total] = await Promise.all([
    db.tourRequest.findMany({ where, orderBy, select: row, skip: (page - 1) * pageSize, take: pageSize }),
    db.tourRequest.count({ where }),
  ])
  const leads = rows.map(({ deliveries, ...lead }) => ({
    ...lead,
    alertState: alertState(deliveries.map(({ status }) => status)),
  }))
  return { leads, total, page, pageSize }
}

export type ListedLead = Awaited<ReturnType<typeof listLeads>>['leads'][number]

/** One word for all deliveries of a lead: one that arrived is enough. */
export function alertState(statuses: string[]): AlertState {
  if (statuses.length === 0) return 'none'
  if (statuses.some((status) => status === 'sent' || status === 'kept')) return 'delivered'
  return statuses.every((status) => status === 'failed') ? 'failed' : 'pending'
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
    return [{ OR: [{ phoneE164: { contains: digits } }, ...containing(search)] }]
  }
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  return words.map((word) => ({ OR: containing(word) }))
}

function containing(word: string): Prisma.TourRequestWhereInput[] {
  const match = { contains: literal(word), mode: 'insensitive' } as const
  return [{ name: match }, { phone: match }, { email: match }, { message: match }, { transactionId: match }]
}
