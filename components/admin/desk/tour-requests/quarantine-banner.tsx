import { HeldNotice } from '@/components/admin/desk/quarantine/held-notice'
import { quarantineReason } from '@/components/admin/desk/tour-requests/lead-copy'
import { ActionButton } from '@/components/admin/kit/action-button'
import { spamScore } from '@/lib/leads/intake/spam-score'

type Props = {
  leadId: string
  phone: string
  /** Sender of the mail behind the lead. */
  sender: string | null
  reason: string
  detail: string | null
  mayRelease: boolean
}

/** Explains that nobody was alerted and why, with buttons to release the lead and to block the number. */
export function QuarantineBanner({ leadId, phone, sender, reason, detail, mayRelease }: Props) {
  const blocked = phone ? { kind: 'phone', value: phone } : sender ? { kind: 'email', value: sender } : null
  const kind = phone ? 'number' : 'sender'
  return (
    <div className="mb-6">
      <HeldNotice
        label="Quarantine"
        reason={detail ?? quarantineReason(reason)}
        score={spamScore(detail, reason)}
        withheld={
          reason === 'marked-spam' ? 'No further messages are sent about it.' : 'No one has been alerted.'
        }
      >
        {mayRelease && (
          <>
            <ActionButton path={`tour-requests/${leadId}/release`} body={{}} done="Moved to the queue">
              Not spam: move to the queue
            </ActionButton>
            {reason !== 'blocked' && blocked && (
              <ActionButton
                variant="secondary"
                path="blocked-senders"
                body={blocked}
                done={`Blocked: requests from this ${kind} are held for review`}
              >
                Spam: block this {kind}
              </ActionButton>
            )}
          </>
        )}
      </HeldNotice>
    </div>
  )
}
