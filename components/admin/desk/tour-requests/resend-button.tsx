'use client'

import { RotateCw } from 'lucide-react'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'

/** Resends one alert or mail through the given call. */
export function ResendButton({ call, target }: { call: `/api/admin/${string}`; target: string }) {
  const { send, pending, refusal } = useLeadAction()
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={pending}
        onClick={() => void send('POST', call, {}, 'Sending again')}
      >
        <RotateCw aria-hidden="true" />
        Send again<span className="sr-only"> to {target}</span>
      </Button>
      <FormRefusal message={refusal?.message} />
    </>
  )
}
