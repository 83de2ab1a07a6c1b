import 'server-only'
import type { LeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { type LeadScope, scopeCondition } from '@/lib/leads/access/lead-scope'
import { literal } from '@/lib/platform/database/like-literal'
import { isShort, numberIn, wordsOf } from '@/lib/platform/database/search-words'
import { Prisma } from '@/lib/platform/generated/prisma/client'

const SEARCHED = ['name', 'phone', 'email', 'message'] as const

/** Who asks, and what is asked for. */
export type Asked = {
  scope: LeadScope
  query: LeadQuery
  actorId: string | null
  /** Households that the search found by somebody of theirs (lib/desk/households/families-called.ts). */
  families: string[]
}

/**
 * Whether a row of tour_requests, under the name `t` or `o`, is one of the leads a query is about.
 * SQL and not Prisma's filter, because a list of families compares rows with each other.
 */
export function fits({ scope, query, actorId, families }: Asked, row: 't' | 'o'): Prisma.Sql {
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

/** Of one alone PostgreSQL reads the order of an index behind it. */
function inStatuses([first, ...others]: string[], its: Its): Prisma.Sql[] {
  if (first === undefined) return []
  if (others.length === 0) return [Prisma.sql`${its('status')} = ${first}`]
  return [Prisma.sql`${its('status')} = any(${[first, ...others]}::text[])`]
}

/** Those of one list. Of erased ones only the count is left: nobody can be called, and nobody need be looked at. */
function listed({ list, sort }: LeadQuery, its: Its): Prisma.Sql {
  const worked = Prisma.sql`${its('quarantined_at')} is null and ${its('erased_at')} is null`
  switch (list) {
    case 'queue':
      return Prisma.sql`${its('first_attempt_at')} is null and ${worked}`
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

/**
 * A telephone number is found in whatever form it is typed; otherwise every word must occur somewhere: in the request, or in what is
 * known of one contact of its family, or in the name of one who would move in.
 */
function searched(search: string, families: string[], its: Its): Prisma.Sql[] {
  const own = ownWords(search, its)
  if (own.length === 0 || families.length === 0) return own
  return [Prisma.sql`(${Prisma.join(own, ' and ')} or ${its('household_id')} = any(${families}::uuid[]))`]
}

/** Those that say it themselves, as one condition or one for each word. */
function ownWords(search: string, its: Its): Prisma.Sql[] {
  const digits = numberIn(search)
  if (digits) {
    return [Prisma.sql`(${its('phone_e164')} ILIKE ${`%${digits}%`} or ${found(search, its)})`]
  }
  return wordsOf(search).map((word) => found(word, its))
}

/** A transactionId is pasted whole; a word without a digit is in no telephone number. */
function found(word: string, its: Its): Prisma.Sql {
  const fields = /\d/.test(word) ? SEARCHED : SEARCHED.filter((name) => name !== 'phone')
  const text = literal(word)
  const patterns = isShort(word) ? [`${text}%`, `% ${text}%`] : [`%${text}%`]
  const matches = fields.flatMap((name) =>
    patterns.map((pattern) => Prisma.sql`${its(name)} ILIKE ${pattern}`),
  )
  return Prisma.sql`(${Prisma.join([Prisma.sql`${its('transaction_id')} = ${word}`, ...matches], ' or ')})`
}
