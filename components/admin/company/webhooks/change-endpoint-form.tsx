'use client'

import { useState } from 'react'
import { EndpointFields } from '@/components/admin/company/webhooks/endpoint-fields'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import { Switch } from '@/components/ui/switch'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'

type Props = { id: string; communities: CommunityChoice[]; stored: EndpointForm }

/** Edits an endpoint, and turns it on or off. */
export function ChangeEndpointForm({ id, communities, stored }: Props) {
  const { send, pending, refusal } = useAccountAction()
  const [value, setValue] = useState(stored)
  const errors = refusal?.fieldErrors ?? {}
  return (
    <form
      noValidate
      aria-label="Change the endpoint"
      onSubmit={(event) => {
        event.preventDefault()
        void send('PUT', `webhooks/${id}`, value, 'Endpoint saved')
      }}
      className="grid gap-7 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
    >
      <div className="flex items-center gap-3">
        <Switch
          id="isOn"
          aria-describedby="isOn-hint"
          checked={value.isOn}
          onCheckedChange={(isOn) => setValue({ ...value, isOn })}
        />
        <div className="min-w-0">
          <label htmlFor="isOn" className="cursor-pointer font-[620]">
            Messages are sent
          </label>
          <p id="isOn-hint" className="text-small text-ink-soft">
            What happens while it is off is not told later.
          </p>
        </div>
      </div>
      <EndpointFields communities={communities} value={value} errors={errors} onChange={setValue} />
      <FormRefusal message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined} />
      <div>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Saving...' : 'Save'}
        </Button>
      </div>
    </form>
  )
}
