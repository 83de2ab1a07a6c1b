'use client'

import { useState } from 'react'
import { IssuedLink } from '@/components/admin/company/users/issued-link'
import { EndpointFields } from '@/components/admin/company/webhooks/endpoint-fields'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import type { CommunityChoice } from '@/lib/accounts/users/community-choices'
import type { EndpointForm } from '@/lib/desk/webhooks/endpoint-schema'
import type { IssuedSecret } from '@/lib/desk/webhooks/save-endpoint'
import { WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'

const EMPTY: EndpointForm = { name: '', url: '', events: [...WEBHOOK_EVENTS], communityIds: [], isOn: true }

/** Adds an endpoint; its signing secret then replaces the form and is shown only once. */
export function AddEndpointForm({ communities }: { communities: CommunityChoice[] }) {
  const { send, pending, refusal } = useAccountAction({ redraw: false })
  const [value, setValue] = useState(EMPTY)
  const [issued, setIssued] = useState<IssuedSecret | null>(null)

  async function add() {
    const answer = await send<IssuedSecret>('POST', 'webhooks', value)
    if (answer) setIssued(answer)
  }

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
  const errors = refusal?.fieldErrors ?? {}
  return (
    <form
      noValidate
      aria-label="Add an endpoint"
      onSubmit={(event) => {
        event.preventDefault()
        void add()
      }}
      className="grid gap-7 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
    >
      <EndpointFields communities={communities} value={value} errors={errors} onChange={setValue} />
      <FormRefusal message={refusal && Object.keys(errors).length === 0 ? refusal.message : undefined} />
      <div>
        <Button type="submit" aria-disabled={pending}>
          {pending ? 'Adding...' : 'Add the endpoint'}
        </Button>
      </div>
    </form>
  )
}
