'use client'

import { RotateCw } from 'lucide-react'
import { FormRefusal } from '@/components/admin/leads/form-refusal'
import { useLeadAction } from '@/components/admin/leads/use-lead-action'
import { Button } from '@/components/ui/button'

/** Sends one alert again at once. */
export function ResendButton({
  leadId,
  deliveryId,
  target,
}: {
  leadId: string
  deliveryId: string
  target: string
}) {
  const { send, pending, refusal } = useLeadAction()
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={pending}
        onClick={() =>
          void send(
            'POST',
            `/api/admin/tour-requests/${leadId}/deliveries/${deliveryId}/resend`,
            {},
            'Sending again',
          )
        }
      >
        <RotateCw aria-hidden="true" />
        Send again<span className="sr-only"> to {target}</span>
      </Button>
      <FormRefusal message={refusal?.message} />
    </>
  )
}
