'use client'

import { useState } from 'react'
import {
  type IssuedInvitation,
  IssuedInvitationLink,
} from '@/components/admin/company/users/issued-invitation-link'
import { ActionButton } from '@/components/admin/kit/action-button'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

/** Replaces an invitation's link (mailed when a mail server is configured) or withdraws it. */
export function InvitationActions({ id, email, isMailed }: { id: string; email: string; isMailed: boolean }) {
  const { send, busy, refusal } = useAction()
  const [issued, setIssued] = useState<IssuedInvitation | null>(null)

  async function renew() {
    const answer = await send<IssuedInvitation>('POST', `invitations/${id}/renew`, {})
    if (answer) setIssued(answer)
  }

  return (
    <>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" onClick={renew} aria-disabled={busy}>
          {isMailed ? 'Send again' : 'New link'}
          <span className="sr-only"> for {email}</span>
        </Button>
        <ActionButton
          variant="ghost"
          method="DELETE"
          path={`invitations/${id}`}
          done="Invitation revoked"
          confirm={{
            title: `Revoke the invitation of ${email}?`,
            words: 'The link stops working at once. You can invite the same address again.',
            action: 'Revoke',
          }}
        >
          Revoke<span className="sr-only"> the invitation of {email}</span>
        </ActionButton>
      </div>
      <FormRefusal message={refusal?.message} />
      {issued && (
        <div className="lg:col-span-full">
          <IssuedInvitationLink invitation={issued} />
        </div>
      )}
    </>
  )
}
