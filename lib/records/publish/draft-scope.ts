import 'server-only'
import { inScope } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entityNamed } from '@/lib/records/entities/registry'
import { communitiesField, findRecord, scopeOf } from '@/lib/records/store/scope'

/** True when an unsaved record is in the user's scope: by communities or parent, until then by author. */
export async function isDraftInScope(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  values: Record<string, unknown>,
  authorId: string | null,
): Promise<boolean> {
  if (Object.keys(scopeOf(actor, entity)).length === 0) return true
  if (entity.name === 'community') return false
  const several = communitiesField(entity)
  if (several) {
    const ids = values[several.name]
    if (!Array.isArray(ids) || ids.length === 0) return authorId === actor.id
    return ids.every((id) => inScope(actor, String(id)))
  }
  const key = entity.fields.communityId ? 'communityId' : String(entity.parent)
  const named = values[key]
  if (!named) return authorId === actor.id
  if (key === 'communityId') return inScope(actor, String(named))
  const parent = entity.fields[key]?.entity
  if (!parent) return false
  return findRecord(tx, actor, entityNamed(parent), String(named)).then(
    () => true,
    () => false,
  )
}
