'use client'

import { HeldNotice } from '@/components/admin/desk/quarantine/held-notice'
import { quarantineReason } from '@/components/admin/desk/tour-requests/lead-copy'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { Button } from '@/components/ui/button'
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
  const { send, pending, refusal } = useLeadAction()
  const blocked = phone ? { kind: 'phone', value: phone } : sender ? { kind: 'email', value: sender } : null
  return (
    <div className="mb-6">
      <HeldNotice
        label="Quarantine"
        reason={detail ?? quarantineReason(reason)}
        score={spamScore(detail, reason)}
        withheld={reason === 'marked-spam' ? 'Nothing more goes out about it.' : 'Nobody has been alerted.'}
        refusal={refusal?.fieldErrors.value ?? refusal?.message}
      >
        {mayRelease && (
          <>
            <Button
              disabled={pending}
              onClick={() =>
                void send('POST', `/api/admin/tour-requests/${leadId}/release`, {}, 'In the queue now')
              }
            >
              Not spam: put it in the queue
            </Button>
            {reason !== 'blocked' && blocked && (
              <Button
                variant="secondary"
                disabled={pending}
                onClick={() =>
                  void send(
                    'POST',
                    '/api/admin/blocked-senders',
                    blocked,
                    `Blocked: what this ${phone ? 'number' : 'sender'} sends waits for one of you`,
                  )
                }
              >
                Spam: block this {phone ? 'number' : 'sender'}
              </Button>
            )}
          </>
        )}
      </HeldNotice>
    </div>
  )
}
