'use client'

import { CommunityField } from '@/components/admin/company/users/community-field'
import { PublishingField } from '@/components/admin/company/users/publishing-field'
import { RoleField } from '@/components/admin/company/users/role-field'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import type { Role } from '@/lib/accounts/access/access'
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
        {values.role === 'editor' && <PublishingField {...field('mayPublish')} />}
        {values.role !== 'admin' && <CommunityField {...field('communityIds')} communities={communities} />}
      </ActionForm>
      <p className="mt-3 text-small text-ink-soft">
        A change signs the person out everywhere, so that it takes effect at once.
      </p>
    </Card>
  )
}
