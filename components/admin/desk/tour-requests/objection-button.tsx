'use client'

import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'

/** Records that the agency was told; the history keeps name and time. */
export function ObjectionButton({ leadId }: { leadId: string }) {
  const { send, pending, refusal } = useLeadAction()
  return (
    <div className="mt-4 grid gap-3">
      <FormRefusal message={refusal?.message} />
      <p className="text-dense text-ink-soft">Write to the agency first; this only notes that you have.</p>
      <Button
        variant="outline"
        aria-disabled={pending}
        onClick={() =>
          void send('POST', `/api/admin/tour-requests/${leadId}/objection`, {}, 'The objection is noted')
        }
      >
        Objection sent
      </Button>
    </div>
  )
}
