import { ReleasePanel } from '@/components/admin/held/release-panel'
import type { Actor } from '@/lib/admin/actor'
import type { Entity } from '@/lib/admin/define-entity'
import { getRecord } from '@/lib/admin/operations'
import { can } from '@/lib/auth/access'

/** Beside what a visitor sent, while it is taken for spam. */
export async function HeldAside({ actor, entity, id }: { actor: Actor; entity: Entity; id: string }) {
  const record = await getRecord(actor, entity, id).catch(() => null)
  if (!record?.heldReason) return null
  return (
    <ReleasePanel
      address={`${entity.path}/${id}`}
      reason={String(record.heldReason)}
      mayRelease={can(actor, 'update', entity.name)}
    />
  )
}
