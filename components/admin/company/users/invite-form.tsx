'use client'

import { useState } from 'react'
import { CommunityField } from '@/components/admin/company/users/community-field'
import {
  type IssuedInvitation,
  IssuedInvitationLink,
} from '@/components/admin/company/users/issued-invitation-link'
import { RoleField } from '@/components/admin/company/users/role-field'
import { ActionForm } from '@/components/admin/kit/action-form'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { Button } from '@/components/ui/button'
import type { Role } from '@/lib/accounts/access/access'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'

const EMPTY = { email: '', role: 'counselor' as Role, communityIds: [] as string[] }

/** Invites a user by email address; the link then replaces the form. */
export function InviteForm({ communities }: { communities: CommunityChoice[] }) {
  const action = useAction()
  const { values, set, field } = useFields(EMPTY, action.errors)
  const [issued, setIssued] = useState<IssuedInvitation | null>(null)

  function another() {
    setIssued(null)
    set({ email: '' })
  }

  if (issued) {
    return (
      <div className="grid justify-items-start gap-5">
        <IssuedInvitationLink invitation={issued} />
        <Button variant="outline" onClick={another}>
          Invite someone else
        </Button>
      </div>
    )
  }
  return (
    <ActionForm
      action={action}
      label="Invite someone"
      className="grid gap-7 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
      onSend={async () => setIssued(await action.send<IssuedInvitation>('POST', 'invitations', values))}
      submit="Invite"
      busyWords="Inviting..."
    >
      <TextField
        {...field('email')}
        label="Email"
        hint="The account can only be created for this address."
        type="email"
        autoComplete="off"
      />
      <RoleField {...field('role')} />
      {values.role !== 'admin' && <CommunityField {...field('communityIds')} communities={communities} />}
    </ActionForm>
  )
}
