'use client'

import { RotateCw, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import {
  type IssuedInvitation,
  IssuedInvitationLink,
} from '@/components/admin/company/users/issued-invitation-link'
import { ActionButton } from '@/components/admin/kit/action-button'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

type Props = {
  id: string
  email: string
  isMailed: boolean
  words: string
  state: ReactNode
  /** Why the mail did not arrive. */
  fault: string | null
}

/** An invitation: its link is replaced (and mailed when a mail server is configured), or withdrawn. */
export function InvitationLine({ id, email, isMailed, words, state, fault }: Props) {
  const { send, busy } = useAction({ toastsRefusal: true })
  const [issued, setIssued] = useState<IssuedInvitation | null>(null)

  async function renew() {
    const answer = await send<IssuedInvitation>('POST', `invitations/${id}/renew`, {})
    if (answer) setIssued(answer)
  }

  return (
    <>
      <ListLine
        title={email}
        words={
          <>
            {fault && <b className="text-bad">{fault}. </b>}
            {words}
          </>
        }
        opens={email}
      >
        {state}
        <Button variant="outline" onClick={renew} aria-disabled={busy} className="max-md:size-11 max-md:p-0!">
          <RotateCw aria-hidden="true" className="md:hidden" />
          <span className="max-md:sr-only">{isMailed ? 'Send again' : 'New link'}</span>
          <span className="sr-only"> for {email}</span>
        </Button>
        <ActionButton
          variant="ghost"
          className="max-md:size-11 max-md:p-0!"
          method="DELETE"
          path={`invitations/${id}`}
          done="Invitation revoked"
          confirm={{
            title: `Revoke the invitation of ${email}?`,
            words: 'The link stops working right away. You can invite the same address again.',
            action: 'Revoke',
          }}
        >
          <Trash2 aria-hidden="true" className="md:hidden" />
          <span className="max-md:sr-only">Revoke</span>
          <span className="sr-only"> the invitation of {email}</span>
        </ActionButton>
      </ListLine>
      {issued && (
        <li className="border-line border-b p-4">
          <IssuedInvitationLink invitation={issued} />
        </li>
      )}
    </>
  )
}
