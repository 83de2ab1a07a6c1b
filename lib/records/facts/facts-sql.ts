import 'server-only'
import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entities } from '@/lib/records/entities/registry'

/** The entities with facts that this person may correct. */
export function entitiesWithFacts(actor: Actor): Entity[] {
  return entities.filter(({ name, facts }) => Object.keys(facts).length > 0 && can(actor, 'update', name))
}

/**
 * Every fact that visitors see now, of records among the person's own communities: `entity`, `entity_id`, `fact`, `review_by`,
 * `owner_id`. A fact nobody has vouched for counts from its record's creation.
 */
export function factsSql(actor: Actor): Prisma.Sql {
  const parts = entitiesWithFacts(actor).flatMap((entity) =>
    Object.entries(entity.facts).map(([fact, { everyDays }]) => {
      const { flag, also } = entity.publication ?? {}
      const shown = [flag, also].flatMap((name) => (name ? [Prisma.sql`and r.${quoted(name)}`] : []))
      return Prisma.sql`
        select ${entity.name}::text as entity, r.id as entity_id, ${fact}::text as fact, f.owner_id,
          coalesce(f.review_by, r.created_at::date + ${everyDays}::int) as review_by
        from ${quoted(entity.table)} r
        left join fact_reviews f on f.entity = ${entity.name} and f.entity_id = r.id and f.fact = ${fact}
        where ${scopeSql(actor, entity)} ${shown.length > 0 ? Prisma.join(shown, ' ') : Prisma.empty}`
    }),
  )
  const none = Prisma.sql`
    select ''::text as entity, null::uuid as entity_id, ''::text as fact, null::uuid as owner_id, null::date as review_by where false`
  return parts.length > 0 ? Prisma.join(parts, ' union all ') : none
}

/** What lib/records/store/scope.ts says, for entities that name their community themselves. */
function scopeSql(actor: Actor, entity: Entity): Prisma.Sql {
  const ids = scopedCommunityIds(actor)
  if (ids === null) return Prisma.sql`true`
  if (entity.name === 'community') return Prisma.sql`r.id = any(${ids}::uuid[])`
  return entity.fields.communityId ? Prisma.sql`r.community_id = any(${ids}::uuid[])` : Prisma.sql`true`
}

/** A name from a declaration, never from a request. */
function quoted(name: string): Prisma.Sql {
  return Prisma.raw(`"${name}"`)
}
