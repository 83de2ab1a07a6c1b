'use client'

import { type FormEvent, useEffect, useRef } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { useAction } from '@/components/admin/kit/use-action'
import { ScriptList } from '@/components/admin/records/custom-scripts/script-list'
import { PasswordField } from '@/components/auth/password-field'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'

type Props = {
  /** API path of the operation. */
  address: string
  slug: string
  text: string
  scripts: CustomScript[]
  onBack: () => void
  onDone: () => void
}

/** Review step: shows the exact scripts and asks for the password. */
export function ReviewScripts({ address, slug, text, scripts, onBack, onDone }: Props) {
  const { send, pending, refusal } = useAction()
  const title = useRef<HTMLHeadingElement>(null)
  const { password: wrong, scripts: fault } = refusal?.fieldErrors ?? {}
  const isEmpty = scripts.length === 0
  // The button that opened this step has unmounted.
  useEffect(() => title.current?.focus(), [])

  async function run(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // In React's tree this is inside the page's form.
    event.stopPropagation()
    const password = new FormData(event.currentTarget).get('password')
    const done = isEmpty ? 'Scripts removed' : 'Scripts saved'
    if ((await send('POST', address, { scripts: text, password }, done)) !== null) onDone()
  }

  return (
    <form noValidate method="post" aria-label="Scripts" onSubmit={run}>
      <DialogTitle ref={title} tabIndex={-1} className="outline-none">
        {isEmpty ? `No scripts on /${slug}` : `What will run on /${slug}`}
      </DialogTitle>
      <DialogDescription>
        {isEmpty ? (
          'The scripts that the page has now are taken out of it.'
        ) : (
          <>
            Each can read what families type on the page and send it to its host.{' '}
            <a href={`/${slug}`} target="_blank" rel="noreferrer" className="text-link">
              Look at the page
            </a>{' '}
            as it is now.
          </>
        )}
      </DialogDescription>
      <div className="mt-5 grid gap-5 text-dense">
        {!isEmpty && <ScriptList scripts={scripts} />}
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={wrong}
          hint="It is written down who does this, and when."
          dense
        />
        <FormRefusal message={wrong ? undefined : (fault ?? refusal?.message)} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={pending} className="max-w-full">
          {pending ? 'One moment…' : isEmpty ? `Remove them from /${slug}` : `Run these on /${slug}`}
        </Button>
        <Button variant="outline" onClick={onBack}>
          Back to the text
        </Button>
      </div>
    </form>
  )
}
