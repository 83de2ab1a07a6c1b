'use client'

import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { Button } from '@/components/ui/button'

/** Moves a lead to quarantine, reversibly. */
export function MarkSpam({ leadId }: { leadId: string }) {
  const { send, pending, refusal } = useLeadAction()
  return (
    <Panel title="Spam?">
      <p className="text-ink-soft">
        The request goes into quarantine, from where you can bring it back. What becomes of it at ad platforms
        stands under “Told to ad platforms”.
      </p>
      <Button
        variant="outline"
        className="mt-3"
        disabled={pending}
        onClick={() => void send('POST', `/api/admin/tour-requests/${leadId}/spam`, {}, 'In quarantine now')}
      >
        This is spam
      </Button>
      <FormRefusal message={refusal?.message} />
    </Panel>
  )
}
