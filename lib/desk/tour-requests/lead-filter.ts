import 'server-only'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { type LeadScope, scopeCondition } from '@/lib/leads/access/lead-scope'
import { WITHOUT_CALL } from '@/lib/leads/tour-requests/waiting'
import { escapeLike, isShort, phoneDigitsIn, searchWords } from '@/lib/platform/database/search-words'
import { Prisma } from '@/lib/platform/generated/prisma/client'

const SEARCHED = ['name', 'phone', 'email', 'message'] as const

export type LeadSelection = {
  scope: LeadScope
  query: LeadQuery
  actorId: string | null
  /** Households that match the search (lib/desk/households/matching-households.ts). */
  families: string[]
}

/** SQL condition for row `t` or `o` of tour_requests, because lists of families compare two rows. */
export function fits({ scope, query, actorId, families }: LeadSelection, row: 't' | 'o'): Prisma.Sql {
  const { statuses, communityId, source, ownerId, tagId, from, to } = query
  const its = (column: string) => Prisma.raw(`${row}.${column}`)
  const conditions = [
    scopeCondition(scope, row),
    listed(query, its),
    ...inStatuses(statuses, its),
    ...(communityId ? [Prisma.sql`${its('community_id')} = ${communityId}::uuid`] : []),
    ...(source ? [Prisma.sql`${its('source')} = ${source}`] : []),
    ...(ownerId ? [Prisma.sql`${its('owner_id')} = ${ownerId === 'me' ? actorId : ownerId}::uuid`] : []),
    ...(tagId ? [tagged(tagId, its)] : []),
    ...(from ? [Prisma.sql`${its('created_at')} >= ${from}`] : []),
    ...(to ? [Prisma.sql`${its('created_at')} < ${to}`] : []),
    ...searched(query.search, families, its),
  ]
  return Prisma.join(conditions, ' and ')
}

type Its = (column: string) => Prisma.Sql

const tagged = (tagId: string, its: Its) =>
  Prisma.sql`${its('id')} in (select l.tour_request_id from lead_tag_links l where l.tag_id = ${tagId}::uuid)`

/** With a single status PostgreSQL can use the index's order. */
function inStatuses([first, ...others]: string[], its: Its): Prisma.Sql[] {
  if (first === undefined) return []
  if (others.length === 0) return [Prisma.sql`${its('status')} = ${first}`]
  return [Prisma.sql`${its('status')} = any(${[first, ...others]}::text[])`]
}

/** Erased leads are only counted. */
function listed({ list, sort }: LeadQuery, its: Its): Prisma.Sql {
  const worked = Prisma.sql`${its('quarantined_at')} is null and ${its('erased_at')} is null`
  const untried = Prisma.sql`${its('first_attempt_at')} is null and ${its('contact_ended_at')} is null and ${worked}`
  switch (list) {
    case 'queue':
      return Prisma.sql`${untried} and ${its('source')} <> all(${WITHOUT_CALL})`
    case 'information':
      return Prisma.sql`${untried} and ${its('source')} = any(${WITHOUT_CALL})`
    case 'overdue':
      return Prisma.sql`${worked} and ${its('next_step_at')} < ${new Date()}`
    case 'tours':
      return Prisma.sql`${worked} and ${its('status')} = 'scheduled'`
    case 'open':
      return Prisma.sql`${worked} and ${its('status')} not in ('converted', 'not-interested')`
    case 'board':
      return worked
    case 'quarantine':
      return Prisma.sql`${its('quarantined_at')} is not null and ${its('erased_at')} is null`
    case 'all':
      return sort === 'due' ? worked : Prisma.sql`${its('quarantined_at')} is null`
  }
}

/** A phone number in any format, or every word, in the request or in one member of its family. */
function searched(search: string, families: string[], its: Its): Prisma.Sql[] {
  const own = ownWords(search, its)
  if (own.length === 0) return []
  const ways = [
    Prisma.sql`(${Prisma.join(own, ' and ')})`,
    // Transaction ids are pasted whole.
    Prisma.sql`${its('transaction_id')} = ${search.trim()}`,
    ...(families.length > 0 ? [Prisma.sql`${its('household_id')} = any(${families}::uuid[])`] : []),
  ]
  return [Prisma.sql`(${Prisma.join(ways, ' or ')})`]
}

function ownWords(search: string, its: Its): Prisma.Sql[] {
  const digits = phoneDigitsIn(search)
  const words = searchWords(search).map((word) => found(word, its))
  if (!digits || words.length === 0) return words
  return [Prisma.sql`(${its('phone_e164')} ILIKE ${`%${digits}%`} or (${Prisma.join(words, ' and ')}))`]
}

/** Words without a digit are not phone numbers. */
function found(word: string, its: Its): Prisma.Sql {
  const fields = /\d/.test(word) ? SEARCHED : SEARCHED.filter((name) => name !== 'phone')
  const text = escapeLike(word)
  const patterns = isShort(word) ? [`${text}%`, `% ${text}%`] : [`%${text}%`]
  const matches = fields.flatMap((name) =>
    patterns.map((pattern) => Prisma.sql`fold_text(${its(name)}) LIKE ${pattern}`),
  )
  return Prisma.sql`(${Prisma.join(matches, ' or ')})`
}
