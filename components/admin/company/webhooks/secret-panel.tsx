'use client'

import { useState } from 'react'
import { IssuedLink } from '@/components/admin/company/users/issued-link'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'
import type { IssuedSecret } from '@/lib/desk/webhooks/save-endpoint'

type Props = { id: string; name: string; hours: number; signsTwiceUntil: string | null }

/** Replaces the signing secret; the new one is shown only once. */
export function SecretPanel({ id, name, hours, signsTwiceUntil }: Props) {
  const { send, refusal } = useAccountAction({ redraw: false })
  const [issued, setIssued] = useState<IssuedSecret | null>(null)

  async function replace() {
    const answer = await send<IssuedSecret>('POST', `webhooks/${id}/secret`, undefined)
    if (answer) setIssued(answer)
  }

  if (issued) {
    return (
      <IssuedLink
        title={`The new secret for ${name}`}
        words={`For ${hours} hours messages carry two signatures, by this secret and by the one before.`}
        link={issued.secret}
        what="the secret"
      />
    )
  }
  return (
    <section
      aria-labelledby="secret"
      className="grid justify-items-start gap-3 rounded-control border border-line bg-card p-5 shadow-rest sm:p-7"
    >
      <h2 id="secret" className="type-h4">
        Signing secret
      </h2>
      <p className="max-w-[60ch] text-ink-soft">
        Shown once when it is made. If it is lost, or too many people know it, make another.
        {signsTwiceUntil && ` The one before signs as well until ${signsTwiceUntil}.`}
      </p>
      <ConfirmDialog
        trigger={<Button variant="outline">Make a new secret</Button>}
        title="Make a new secret?"
        words={`Messages are signed with both for ${hours} hours: enter the new one on the other side until then.`}
        action="Make it"
        onConfirm={replace}
      />
      <FormRefusal message={refusal?.message} />
    </section>
  )
}
