import { AddMailToDesk } from '@/components/admin/desk/inbound-mails/add-mail-to-desk'
import { OriginalLink } from '@/components/admin/desk/inbound-mails/original-link'
import { OnTheDesk } from '@/components/admin/desk/tour-requests/on-the-desk'
import { Card } from '@/components/admin/kit/card'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { hasOriginal } from '@/lib/desk/tour-requests/original-mail'
import { mailReasonLabel } from '@/lib/leads/mailbox/mail-reasons'
import type { Entity } from '@/lib/records/declare/define-entity'
import { getRecord } from '@/lib/records/store/operations'

/** Side panel of a mail: the lead it became, or the button to create one; and the original. */
export async function MailAside({ actor, entity, id }: { actor: Actor; entity: Entity; id: string }) {
  const mail = await getRecord(actor, entity, id).catch(() => null)
  if (!mail) return null
  const isAside = mail.state === 'set-aside'
  return (
    <>
      {isAside && can(actor, 'update', 'agencies') && (
        <Card title="Set aside">
          <p className="mb-4">
            {mailReasonLabel(String(mail.reason))}. It is not on the desk, and no call is due.
          </p>
          <AddMailToDesk id={id} />
        </Card>
      )}
      {mail.tourRequestId && !isAside ? <OnTheDesk leadId={mail.tourRequestId} /> : null}
      {(await hasOriginal(id)) && (
        <Card title="Original">
          <p className="mb-4">The text omits attachments and anything that could not be read.</p>
          <OriginalLink mailId={id} />
        </Card>
      )}
    </>
  )
}
