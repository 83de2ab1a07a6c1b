import { HeldNotice } from '@/components/admin/desk/quarantine/held-notice'
import { ActionButton } from '@/components/admin/kit/action-button'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { spamScore } from '@/lib/leads/intake/spam-score'
import type { Entity } from '@/lib/records/declare/define-entity'
import { getRecord } from '@/lib/records/store/operations'

/** Side panel of a submission that is held back as suspected spam: nothing was mailed, and can be now. */
export async function HeldAside({ actor, entity, id }: { actor: Actor; entity: Entity; id: string }) {
  const record = await getRecord(actor, entity, id).catch(() => null)
  if (!record?.heldReason) return null
  const reason = String(record.heldReason)
  return (
    <HeldNotice
      label="Held back"
      reason={reason}
      score={spamScore(reason)}
      withheld="No email has been sent."
    >
      {can(actor, 'update', entity.area) && (
        <ActionButton path={`${entity.path}/${id}/release`} body={{}} done="Sent">
          Not spam: send it
        </ActionButton>
      )}
    </HeldNotice>
  )
}
