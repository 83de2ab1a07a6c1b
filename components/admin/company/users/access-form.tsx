'use client'

import { useState } from 'react'
import { CommunityField } from '@/components/admin/company/users/community-field'
import { PublishingField } from '@/components/admin/company/users/publishing-field'
import { RoleField } from '@/components/admin/company/users/role-field'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import type { Role } from '@/lib/accounts/access/session-user'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'

type Props = {
  account: { id: string; role: Role; communityIds: string[]; mayPublish: boolean }
  communities: CommunityChoice[]
}

/** Role, publishing right and communities of another user. */
export function AccessForm({ account, communities }: Props) {
  const { send, pending, refusal } = useAccountAction()
  const [role, setRole] = useState(account.role)
  const [communityIds, setCommunityIds] = useState(account.communityIds)
  const [mayPublish, setMayPublish] = useState(account.mayPublish)
  const errors = refusal?.fieldErrors ?? {}
  return (
    <Panel title="Access">
      <form
        noValidate
        aria-label="Access"
        onSubmit={(event) => {
          event.preventDefault()
          void send('PATCH', `users/${account.id}`, { role, communityIds, mayPublish }, 'Access changed')
        }}
        className="grid gap-6"
      >
        <RoleField value={role} error={errors.role} onChange={setRole} />
        {role === 'editor' && <PublishingField value={mayPublish} onChange={setMayPublish} />}
        {role !== 'admin' && (
          <CommunityField
            communities={communities}
            value={communityIds}
            error={errors.communityIds}
            onChange={setCommunityIds}
          />
        )}
        <FormRefusal message={refusal?.message} />
        <div>
          <Button type="submit" aria-disabled={pending}>
            {pending ? 'Saving...' : 'Save access'}
          </Button>
          <p className="mt-3 text-small text-ink-soft">
            A change signs the person out everywhere, so that it takes effect at once.
          </p>
        </div>
      </form>
    </Panel>
  )
}
