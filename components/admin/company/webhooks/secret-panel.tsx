'use client'

import { useState } from 'react'
import { IssuedLink } from '@/components/admin/company/users/issued-link'
import { Card } from '@/components/admin/kit/card'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import type { IssuedSecret } from '@/lib/desk/webhooks/endpoints'

type Props = { id: string; name: string; hours: number; signsTwiceUntil: string | null }

/** Replaces the signing secret; the new one is shown only once. */
export function SecretPanel({ id, name, hours, signsTwiceUntil }: Props) {
  const { send, refusal } = useAction({ redraw: false })
  const [issued, setIssued] = useState<IssuedSecret | null>(null)
  if (issued) {
    return (
      <IssuedLink
        title={`The new secret for ${name}`}
        words={`For ${hours} hours, messages are signed with both this secret and the previous one.`}
        link={issued.secret}
        what="the secret"
      />
    )
  }
  return (
    <Card id="secret" title="Signing secret">
      <p className="mb-3 max-w-[60ch] text-ink-soft">
        Shown only once, when it is created. If it is lost or too many people know it, create another one.
        {signsTwiceUntil && ` The previous secret also signs until ${signsTwiceUntil}.`}
      </p>
      <ConfirmDialog
        trigger={<Button variant="outline">Create a new secret</Button>}
        title="Create a new secret?"
        words={`Messages are signed with both for ${hours} hours. Enter the new one in the receiving system before then.`}
        action="Create it"
        onConfirm={async () => setIssued(await send<IssuedSecret>('POST', `webhooks/${id}/secret`))}
      />
      <FormRefusal message={refusal?.message} />
    </Card>
  )
}
