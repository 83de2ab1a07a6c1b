'use client'

import { EndpointFields } from '@/components/admin/company/webhooks/endpoint-fields'
import { ActionForm } from '@/components/admin/kit/action-form'
import { CheckField } from '@/components/admin/kit/check-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'

type Props = { id: string; isOfKey: boolean; communities: CommunityChoice[]; stored: EndpointForm }

/** Edits an endpoint, and turns it on or off. */
export function ChangeEndpointForm({ id, isOfKey, communities, stored }: Props) {
  const action = useAction()
  const { values, field } = useFields(stored, action.errors)
  return (
    <ActionForm
      action={action}
      label="Change the endpoint"
      className="grid gap-7 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
      onSend={() => action.send('PUT', `webhooks/${id}`, values, 'Endpoint saved')}
      submit="Save"
    >
      <CheckField
        {...field('isOn')}
        isSwitch
        label="Messages are sent"
        hint="What happens while it is off is not told later."
      />
      <EndpointFields isOfKey={isOfKey} communities={communities} field={field} />
    </ActionForm>
  )
}
