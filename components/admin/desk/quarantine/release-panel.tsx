'use client'

import { HeldNotice } from '@/components/admin/desk/quarantine/held-notice'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { Button } from '@/components/ui/button'
import { spamScore } from '@/lib/leads/intake/spam-score'

type Props = { address: string; reason: string; mayRelease: boolean }

/** Explains that nothing was mailed, with a button to mail it now. */
export function ReleasePanel({ address, reason, mayRelease }: Props) {
  const { send, pending, refusal } = useLeadAction()
  return (
    <HeldNotice
      label="Held back"
      reason={reason}
      score={spamScore(reason)}
      withheld="Nothing has been mailed."
      refusal={refusal?.message}
    >
      {mayRelease && (
        <Button
          disabled={pending}
          onClick={() => void send('POST', `/api/admin/${address}/release`, {}, 'Mailed')}
        >
          Not spam: mail it
        </Button>
      )}
    </HeldNotice>
  )
}
