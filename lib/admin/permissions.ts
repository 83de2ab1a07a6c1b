import type { Actor } from '@/lib/admin/actor'
import type { Entity } from '@/lib/admin/define-entity'
import { can } from '@/lib/auth/access'

/** What the person may do with an entity's records: for drawing screens; operations ask again. */
export function allowedOn(actor: Pick<Actor, 'role'>, entity: Entity) {
  const isLog = entity.kind === 'log'
  return {
    create: entity.creatable && can(actor, 'create', entity.name),
    update: !isLog && can(actor, 'update', entity.name),
    export: entity.kind !== 'single' && can(actor, 'export', entity.name),
    delete: !isLog && entity.kind !== 'single' && can(actor, 'delete', entity.name),
  }
}

export type Allowed = ReturnType<typeof allowedOn>
