'use client'

import { useState } from 'react'
import { CommunityField } from '@/components/admin/company/users/community-field'
import {
  type IssuedInvitation,
  IssuedInvitationLink,
} from '@/components/admin/company/users/issued-invitation-link'
import { RoleField } from '@/components/admin/company/users/role-field'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { TextField } from '@/components/admin/kit/text-field'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import type { Role } from '@/lib/accounts/access/session-user'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'

/** Invites a user by email address; the link then replaces the form. */
export function InviteForm({ communities }: { communities: CommunityChoice[] }) {
  const { send, pending, refusal } = useAccountAction()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('counselor')
  const [communityIds, setCommunityIds] = useState<string[]>([])
  const [issued, setIssued] = useState<IssuedInvitation | null>(null)

  async function invite() {
    const answer = await send<IssuedInvitation>('POST', 'invitations', { email, role, communityIds })
    if (answer) setIssued(answer)
  }

  function another() {
    setIssued(null)
    setEmail('')
  }

  if (issued) {
    return (
      <div className="grid justify-items-start gap-5">
        <IssuedInvitationLink invitation={issued} />
        <Button variant="outline" onClick={another}>
          Invite somebody else
        </Button>
      </div>
    )
  }
  const errors = refusal?.fieldErrors ?? {}
  return (
    <form
      noValidate
      aria-label="Invite somebody"
      onSubmit={(event) => {
        event.preventDefault()
        void invite()
      }}
      className="grid gap-7 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
    >
      <TextField
        id="email"
        label="Email"
        hint="The account can be made for this address only."
        error={errors.email}
        type="email"
        autoComplete="off"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <RoleField value={role} error={errors.role} onChange={setRole} />
      {role !== 'admin' && (
        <CommunityField
          communities={communities}
          value={communityIds}
          error={errors.communityIds}
          onChange={setCommunityIds}
        />
      )}
      <FormRefusal message={refusal && !errors.email && !errors.communityIds ? refusal.message : undefined} />
      <div>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Inviting...' : 'Invite'}
        </Button>
      </div>
    </form>
  )
}
