import 'server-only'
import { escapeLike, searchWords } from '@/lib/platform/database/search-words'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { ACTION_GROUPS } from '@/lib/records/activity/action-words'
import { type ActivityQuery, SYSTEM } from '@/lib/records/activity/activity-query'
import { ADMIN_TIME_ZONE } from '@/lib/records/declare/shown-value'

type Filters = Omit<ActivityQuery, 'page'>

/** The filters as an SQL condition on audit_log. */
export function activityWhere({ search, person, action, entity, record, from, to }: Filters): Prisma.Sql {
  const conditions = [
    ...(person ? [byPerson(person)] : []),
    ...(action ? [Prisma.sql`action = any(${actionsOf(action)}::text[])`] : []),
    ...(entity ? [Prisma.sql`entity = ${entity}`] : []),
    ...(record ? [Prisma.sql`entity_id = ${record}`] : []),
    ...(from ? [Prisma.sql`at >= ${from}::date::timestamp at time zone ${ADMIN_TIME_ZONE}`] : []),
    ...(to ? [Prisma.sql`at < (${to}::date + 1)::timestamp at time zone ${ADMIN_TIME_ZONE}`] : []),
    ...searchWords(search).map(withWord),
  ]
  return conditions.length === 0 ? Prisma.sql`true` : Prisma.join(conditions, ' and ')
}

function byPerson(person: string): Prisma.Sql {
  return person === SYSTEM
    ? Prisma.sql`actor_id is null and action <> 'sign-in-refused'`
    : Prisma.sql`actor_id = ${person}::uuid`
}

const actionsOf = (group: string) => ACTION_GROUPS.find(({ value }) => value === group)?.actions ?? []

/** Matches actor, IP address or content; the index audit_log_search_idx covers all four columns. */
function withWord(word: string): Prisma.Sql {
  const like = `%${escapeLike(word)}%`
  return Prisma.sql`(actor_name ILIKE ${like} or ip_address ILIKE ${like}
    or before::text ILIKE ${like} or after::text ILIKE ${like})`
}
