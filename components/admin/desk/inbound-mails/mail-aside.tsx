import { AddMailToDesk } from '@/components/admin/desk/inbound-mails/add-mail-to-desk'
import { OnTheDesk } from '@/components/admin/desk/tour-requests/on-the-desk'
import { Card } from '@/components/admin/kit/card'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import { getRecord } from '@/lib/records/store/operations'

/** Side panel of a mail: the lead it became, or the button to create one. */
export async function MailAside({ actor, entity, id }: { actor: Actor; entity: Entity; id: string }) {
  const mail = await getRecord(actor, entity, id).catch(() => null)
  if (!mail) return null
  if (mail.tourRequestId) return <OnTheDesk leadId={mail.tourRequestId} />
  return can(actor, 'update', 'agencies') ? (
    <Card title="Set aside">
      <p className="mb-4">Nobody was alerted, and nobody is waiting for a call because of this email.</p>
      <AddMailToDesk id={id} />
    </Card>
  ) : null
}
