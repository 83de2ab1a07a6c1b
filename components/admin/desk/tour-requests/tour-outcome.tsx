'use client'

import { Footprints, UserRoundX } from 'lucide-react'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'

/** Asks after the tour whether the family came. */
export function TourOutcome({ leadId }: { leadId: string }) {
  const { send, pending, refusal } = useLeadAction()
  const say = (came: boolean, done: string) =>
    void send('POST', `/api/admin/tour-requests/${leadId}/tour`, { came }, done)
  return (
    <div className="mt-3 grid gap-2">
      <Button disabled={pending} onClick={() => say(true, 'Toured. Call them tomorrow.')}>
        <Footprints aria-hidden="true" />
        They came
      </Button>
      <Button
        variant="outline"
        disabled={pending}
        onClick={() => say(false, 'The family is written to. Call them within the hour.')}
      >
        <UserRoundX aria-hidden="true" />
        They did not come
      </Button>
      <FormRefusal message={refusal?.message} />
    </div>
  )
}
