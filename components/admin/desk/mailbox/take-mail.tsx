'use client'

import { useRouter } from 'next/navigation'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

/** Puts a mail that was set aside on the desk. */
export function TakeMail({ id }: { id: string }) {
  const router = useRouter()
  const { send, pending, refusal } = useAccountAction({ redraw: false })

  async function take() {
    const answer = await send<{ leadId: string }>('POST', `inbound-mails/${id}/take`, {}, 'On the desk now')
    if (answer) router.push(`/admin/tour-requests/${answer.leadId}`)
  }

  return (
    <>
      <FormRefusal message={refusal?.message} />
      <Button aria-disabled={pending} onClick={() => void take()}>
        It is a request: read it
      </Button>
    </>
  )
}
