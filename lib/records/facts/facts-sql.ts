import 'server-only'
import { can } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { columnOf } from '@/lib/records/declare/field'
import { entities } from '@/lib/records/entities/registry'

/** Entities with facts that this user can correct. */
export function entitiesWithFacts(actor: Actor): Entity[] {
  return entities.filter(({ area, facts }) => Object.keys(facts).length > 0 && can(actor, 'update', area))
}

/** All public facts in the user's communities, as SQL. Unconfirmed facts count from the record's creation. */
export function factsSql(actor: Actor): Prisma.Sql {
  const parts = entitiesWithFacts(actor).flatMap((entity) =>
    Object.entries(entity.facts).map(([fact, { everyDays, onlyWith }]) => {
      const { flag, also } = entity.publication ?? {}
      const shown = [flag, also].flatMap((name) => (name ? [Prisma.sql`and r.${quoted(name)}`] : []))
      if (onlyWith) shown.push(Prisma.sql`and r.${quoted(columnOf(onlyWith))} is not null`)
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

/** Mirrors lib/records/store/scope.ts for entities with their own community column. */
function scopeSql(actor: Actor, entity: Entity): Prisma.Sql {
  const ids = scopedCommunityIds(actor)
  if (ids === null) return Prisma.sql`true`
  if (entity.name === 'community') return Prisma.sql`r.id = any(${ids}::uuid[])`
  return entity.fields.communityId ? Prisma.sql`r.community_id = any(${ids}::uuid[])` : Prisma.sql`true`
}

/** Only for names from declarations, never from requests. */
function quoted(name: string): Prisma.Sql {
  return Prisma.raw(`"${name}"`)
}
