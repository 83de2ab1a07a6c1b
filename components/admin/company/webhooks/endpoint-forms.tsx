'use client'

import { useState } from 'react'
import { IssuedLink } from '@/components/admin/company/users/issued-link'
import { EndpointFields } from '@/components/admin/company/webhooks/endpoint-fields'
import { ActionForm } from '@/components/admin/kit/action-form'
import { CheckField } from '@/components/admin/kit/check-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'
import type { IssuedSecret } from '@/lib/desk/webhooks/endpoints'
import { WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'

const EMPTY: EndpointForm = { name: '', url: '', events: [...WEBHOOK_EVENTS], communityIds: [], isOn: true }

/** Adds an endpoint; its signing secret then replaces the form and is shown only once. */
export function AddEndpointForm({ communities }: { communities: CommunityChoice[] }) {
  const action = useAction({ redraw: false })
  const { values, field } = useFields(EMPTY, action.errors)
  const [issued, setIssued] = useState<IssuedSecret | null>(null)

  if (issued) {
    return (
      <div className="grid justify-items-start gap-5">
        <IssuedLink
          title={`The signing secret for ${issued.name}`}
          words="Whoever receives the messages checks their signature with it. Messages go out from now on."
          link={issued.secret}
          what="the secret"
        />
        <Link href={`/admin/webhooks/${issued.id}`} className={buttonVariants({ variant: 'outline' })}>
          Send a test
        </Link>
      </div>
    )
  }
  return (
    <ActionForm
      action={action}
      label="Add an endpoint"
      className="grid gap-7 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
      onSend={async () => setIssued(await action.send<IssuedSecret>('POST', 'webhooks', values))}
      submit="Add the endpoint"
      busyWords="Adding..."
    >
      <EndpointFields communities={communities} field={field} />
    </ActionForm>
  )
}

type Props = { id: string; communities: CommunityChoice[]; stored: EndpointForm }

/** Edits an endpoint, and turns it on or off. */
export function ChangeEndpointForm({ id, communities, stored }: Props) {
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
      <EndpointFields communities={communities} field={field} />
    </ActionForm>
  )
}
