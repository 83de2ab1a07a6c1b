'use client'

import { useState } from 'react'
import { IssuedLink } from '@/components/admin/company/users/issued-link'
import { EndpointFields } from '@/components/admin/company/webhooks/endpoint-fields'
import { ActionForm } from '@/components/admin/kit/action-form'
import { CheckField } from '@/components/admin/kit/check-field'
import { SelectField } from '@/components/admin/kit/select-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import { buttonVariants } from '@/components/ui/button-variants'
import { FieldError } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import { PARTNER_EVENTS } from '@/lib/desk/partner-events/partner-events'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'
import type { IssuedSecret } from '@/lib/desk/webhooks/endpoints'
import { WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'

const EMPTY: EndpointForm & { hasRead: boolean } = {
  name: '',
  url: '',
  events: [...WEBHOOK_EVENTS],
  communityIds: [],
  isOn: true,
  hasRead: false,
}

type Props = {
  communities: CommunityChoice[]
  keys: { value: string; label: string }[]
  /** Of the key it is for; empty: the company's own. */
  apiKeyId: string
  /** A message as the company's own endpoint gets it. */
  sample: string
}

/** Adds an endpoint; its signing secret then replaces the form and is shown only once. */
export function AddEndpointForm({ communities, keys, apiKeyId: chosen, sample }: Props) {
  const action = useAction({ redraw: false })
  const [apiKeyId, setApiKeyId] = useState(chosen)
  const isOfKey = apiKeyId !== ''
  const events = isOfKey ? [...PARTNER_EVENTS] : EMPTY.events
  const { values, field, set } = useFields({ ...EMPTY, events }, action.errors)
  const [issued, setIssued] = useState<IssuedSecret | null>(null)

  if (issued) {
    return (
      <div className="grid justify-items-start gap-5">
        <IssuedLink
          title={`The signing secret for ${issued.name}`}
          words="The receiving system checks the signature of the messages with it. Messages are sent from now on."
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
      onSend={async () =>
        setIssued(
          await action.send<IssuedSecret>('POST', 'webhooks', { ...values, apiKeyId: apiKeyId || null }),
        )
      }
      submit="Add the endpoint"
      busyWords="Adding..."
    >
      <SelectField
        id="apiKeyId"
        label="Owner"
        className="max-w-96"
        none="The company’s own"
        choices={keys}
        value={apiKeyId}
        onValue={(id) => {
          setApiKeyId(id)
          set({ events: id ? [...PARTNER_EVENTS] : [...WEBHOOK_EVENTS] })
        }}
        error={action.errors.apiKeyId}
      />
      <EndpointFields isOfKey={isOfKey} communities={communities} field={field} />
      {!isOfKey && (
        <div className="grid gap-3">
          <h2 className="text-control font-[620]">Sample message</h2>
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
            tabIndex={0}
            className="max-h-80 overflow-auto rounded-control border border-line bg-field p-4 text-dense"
          >
            {sample}
          </pre>
          <CheckField
            {...field('hasRead')}
            label="I have read what will be sent"
            hint="Each message sends names, phone numbers and health details outside the company."
          />
          <FieldError id="hasRead-error" message={action.errors.hasRead} />
        </div>
      )}
    </ActionForm>
  )
}

type ChangeProps = { id: string; isOfKey: boolean; communities: CommunityChoice[]; stored: EndpointForm }

/** Edits an endpoint, and turns it on or off. */
export function ChangeEndpointForm({ id, isOfKey, communities, stored }: ChangeProps) {
  const action = useAction()
  const { values, field } = useFields(stored, action.errors)
  return (
    <ActionForm
      action={action}
      label="Edit the endpoint"
      className="grid gap-7 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
      onSend={() => action.send('PUT', `webhooks/${id}`, values, 'Endpoint saved')}
      submit="Save"
    >
      <CheckField
        {...field('isOn')}
        isSwitch
        label="Send messages"
        hint="Events that happen while it is off are not sent later."
      />
      <EndpointFields isOfKey={isOfKey} communities={communities} field={field} />
    </ActionForm>
  )
}
