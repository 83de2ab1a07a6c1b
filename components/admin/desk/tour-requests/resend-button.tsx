'use client'

import { RotateCw } from 'lucide-react'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'

/** Sends one alert or mail again at once, through the call that does it. */
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
