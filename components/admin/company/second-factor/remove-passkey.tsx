'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ProofField, proofIn } from '@/components/admin/company/second-factor/proof-field'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { Button } from '@/components/ui/button'

type Props = { id: string; name: string; needsPassword: boolean }

/** Removes a passkey after an inline confirmation. */
export function RemovePasskey({ id, name, needsPassword }: Props) {
  const { send, pending, refusal } = useAccountAction()
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

  async function remove(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const proof = proofIn(event.currentTarget, `proof-${id}`)
    const removed = await send('DELETE', `account/passkeys/${id}`, proof, `${name} removed`)
    // This line unmounts and would take focus with it.
    if (removed) document.getElementById('passkey-name')?.focus()
  }

  return (
    <>
      <Button ref={opener} variant="outline" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
        Remove<span className="sr-only"> the passkey {name}</span>
      </Button>
      {isAsking && (
        <form
          noValidate
          method="post"
          aria-label={`Remove ${name}`}
          onSubmit={remove}
          className="grid w-full gap-4 rounded-control border border-line bg-paper p-4"
        >
          <p>It does not sign you in here any more. Delete it on the device, too.</p>
          <ProofField id={`proof-${id}`} isShown={needsPassword} refusal={refusal} />
          <FormRefusal message={refusal?.fieldErrors.current ? undefined : refusal?.message} />
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" variant="destructive" aria-disabled={pending}>
              {pending ? 'Removing...' : 'Remove it'}
            </Button>
            <Button ref={safe} variant="outline" onClick={keep}>
              Keep it
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
