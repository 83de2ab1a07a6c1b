'use client'

import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { ActionForm } from '@/components/admin/kit/action-form'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

export type ShownPasskey = { id: string; name: string; created: string; lastUsed: string | null }

export function PasskeyLines({
  passkeys,
  needsPassword,
}: {
  passkeys: ShownPasskey[]
  needsPassword: boolean
}) {
  if (passkeys.length === 0) return null
  return (
    <ul aria-label="Your passkeys" className="mb-5 divide-y divide-line border-y border-line">
      {passkeys.map(({ id, name, created, lastUsed }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <KeyRound aria-hidden="true" className="text-ink-soft" />
          <div className="min-w-0 flex-1">
            <p className="font-[620] break-words">{name}</p>
            <p className="text-dense text-ink-soft tabular">Created {created}</p>
            <p className="text-dense text-ink-soft tabular">
              {lastUsed ? `Last used ${lastUsed}` : 'Not used yet'}
            </p>
          </div>
          <RemovePasskey id={id} name={name} needsPassword={needsPassword} />
        </li>
      ))}
    </ul>
  )
}

/** Removes a passkey after an inline confirmation. */
function RemovePasskey({ id, name, needsPassword }: { id: string; name: string; needsPassword: boolean }) {
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const safe = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (isAsking) safe.current?.focus()
  }, [isAsking])

  function keep() {
    setAsking(false)
    opener.current?.focus()
  }

  async function remove(form: HTMLFormElement) {
    const proof = proofIn(form, `proof-${id}`)
    const removed = await action.send('DELETE', `account/passkeys/${id}`, proof, `${name} removed`)
    // This line unmounts and would take focus with it.
    if (removed) document.getElementById('passkey-name')?.focus()
  }

  return (
    <>
      <Button ref={opener} variant="outline" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
        Remove<span className="sr-only"> the passkey {name}</span>
      </Button>
      {isAsking && (
        <ActionForm
          action={action}
          label={`Remove ${name}`}
          className="grid w-full gap-4 rounded-control border border-line bg-paper p-4"
          onSend={remove}
          submit="Remove it"
          busyWords="Removing..."
          variant="destructive"
          footer={(button) => (
            <div className="flex flex-wrap gap-2.5">
              {button}
              <Button ref={safe} variant="outline" onClick={keep}>
                Keep it
              </Button>
            </div>
          )}
        >
          <p>It can no longer sign you in here. Delete it on the device, too.</p>
          <ProofField id={`proof-${id}`} isShown={needsPassword} error={action.errors.current} />
        </ActionForm>
      )}
    </>
  )
}
