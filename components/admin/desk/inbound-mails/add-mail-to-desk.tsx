'use client'

import { useRouter } from 'next/navigation'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

/** Turns a mail that was set aside into a lead. */
export function AddMailToDesk({ id }: { id: string }) {
  const router = useRouter()
  const { send, busy, refusal } = useAction({ redraw: false })

  async function add() {
    const answer = await send<{ leadId: string }>('POST', `inbound-mails/${id}/take`, {}, 'Added to the desk')
    if (answer) router.push(`/admin/tour-requests/${answer.leadId}`)
  }

  return (
    <>
      <FormRefusal message={refusal?.message} />
      <Button aria-disabled={busy} onClick={() => void add()}>
        Add to the desk as a request
      </Button>
    </>
  )
}
