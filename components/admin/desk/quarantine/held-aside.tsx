import { ReleasePanel } from '@/components/admin/desk/quarantine/release-panel'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import { getRecord } from '@/lib/records/store/operations'

/** Side panel of a submission that is held back as suspected spam. */
export async function HeldAside({ actor, entity, id }: { actor: Actor; entity: Entity; id: string }) {
  const record = await getRecord(actor, entity, id).catch(() => null)
  if (!record?.heldReason) return null
  return (
    <ReleasePanel
      address={`${entity.path}/${id}`}
      reason={String(record.heldReason)}
      mayRelease={can(actor, 'update', entity.area)}
    />
  )
}
