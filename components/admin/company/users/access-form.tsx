'use client'

import { CommunityField } from '@/components/admin/company/users/community-field'
import { RoleField } from '@/components/admin/company/users/role-field'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { CheckField } from '@/components/admin/kit/check-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { mayNeedApproval, type Role } from '@/lib/accounts/access/access'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'

type Props = {
  account: { id: string; role: Role; communityIds: string[]; mayPublish: boolean }
  communities: CommunityChoice[]
}

/** Role, publishing right and communities of another user. */
export function AccessForm({ account: { id, ...access }, communities }: Props) {
  const action = useAction()
  const { values, field } = useFields(access, action.errors)
  return (
    <Card title="Access">
      <ActionForm
        action={action}
        label="Access"
        className="grid gap-6"
        onSend={() => action.send('PATCH', `users/${id}`, values, 'Access changed')}
        submit="Save access"
      >
        <RoleField {...field('role')} />
        {mayNeedApproval(values.role) && <PublishingField {...field('mayPublish')} />}
        {values.role !== 'admin' && <CommunityField {...field('communityIds')} communities={communities} />}
      </ActionForm>
      <p className="mt-3 text-small text-ink-soft">
        A change signs the person out everywhere, so that it takes effect right away.
      </p>
    </Card>
  )
}

/** Lets somebody who changes the site publish without approval. */
function PublishingField({ value, onValue }: { value: boolean; onValue: (mayPublish: boolean) => void }) {
  return (
    <fieldset>
      <legend className="text-control font-[620]">Publishing</legend>
      <CheckField
        label="May publish without approval"
        value={value}
        onValue={onValue}
        hint={
          <span role="status">
            {value
              ? 'What this person publishes goes live right away.'
              : 'Writes drafts and asks for approval: an administrator, or a colleague who may publish, puts them on the site.'}
          </span>
        }
      />
    </fieldset>
  )
}
