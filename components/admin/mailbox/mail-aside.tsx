import { Panel } from '@/components/admin/leads/panel'
import { TakeMail } from '@/components/admin/mailbox/take-mail'
import { Link } from '@/components/ui/link'
import type { Actor } from '@/lib/admin/actor'
import type { Entity } from '@/lib/admin/define-entity'
import { getRecord } from '@/lib/admin/operations'
import { can } from '@/lib/auth/access'

/** Beside a mail: the request it became, or the way to make it one. */
export async function MailAside({ actor, entity, id }: { actor: Actor; entity: Entity; id: string }) {
  const mail = await getRecord(actor, entity, id).catch(() => null)
  if (!mail) return null
  if (mail.tourRequestId)
    return (
      <Panel title="On the desk">
        <Link
          href={`/admin/tour-requests/${mail.tourRequestId}`}
          className="inline-flex min-h-11 items-center text-link"
        >
          Open the request
        </Link>
      </Panel>
    )
  return can(actor, 'update', 'inboundMail') ? (
    <Panel title="Set aside">
      <p className="mb-4">Nobody was alerted, and nobody is waiting for a call because of this mail.</p>
      <TakeMail id={id} />
    </Panel>
  ) : null
}
