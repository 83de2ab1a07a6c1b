'use client'

import { useEffect, useRef, useState } from 'react'
import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { ActionForm } from '@/components/admin/kit/action-form'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

type Props = { id: string; name: string; needsPassword: boolean }

/** Removes a passkey after an inline confirmation. */
export function RemovePasskey({ id, name, needsPassword }: Props) {
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
          <p>It does not sign you in here any more. Delete it on the device, too.</p>
          <ProofField id={`proof-${id}`} isShown={needsPassword} error={action.errors.current} />
        </ActionForm>
      )}
    </>
  )
}
