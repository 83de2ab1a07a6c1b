'use client'

import { useEffect, useRef } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { useAction } from '@/components/admin/kit/use-action'
import { ScriptList } from '@/components/admin/records/custom-scripts/script-list'
import { PasswordField } from '@/components/auth/password-field'
import { Button } from '@/components/ui/button'
import { DialogDescription, DialogTitle } from '@/components/ui/dialog'
import type { CustomScript } from '@/lib/site/landing-pages/custom-script'

type Props = {
  /** Path of the operation below /api/admin. */
  path: string
  slug: string
  text: string
  scripts: CustomScript[]
  onBack: () => void
  onDone: () => void
}

/** Review step: shows the exact scripts and asks for the password. */
export function ReviewScripts({ path, slug, text, scripts, onBack, onDone }: Props) {
  const { send, busy, errors, message } = useAction()
  const title = useRef<HTMLHeadingElement>(null)
  const isEmpty = scripts.length === 0
  // The button that opened this step has unmounted.
  useEffect(() => title.current?.focus(), [])

  async function run(form: HTMLFormElement) {
    const password = new FormData(form).get('password')
    const done = isEmpty ? 'Scripts removed' : 'Scripts saved'
    if (await send('POST', path, { scripts: text, password }, done)) onDone()
  }

  return (
    <>
      <DialogTitle ref={title} tabIndex={-1} className="outline-none">
        {isEmpty ? `No scripts on /${slug}` : `Scripts to run on /${slug}`}
      </DialogTitle>
      <DialogDescription>
        {isEmpty ? (
          'The current scripts of this page will be removed.'
        ) : (
          <>
            Each script can read what families type on the page and send it to its host.{' '}
            <a href={`/${slug}`} target="_blank" rel="noreferrer" className="text-link">
              View the page
            </a>{' '}
            as it is now.
          </>
        )}
      </DialogDescription>
      <ActionForm
        action={{ busy, message: errors.scripts ?? message }}
        label="Scripts"
        className="mt-5 grid gap-5 text-dense"
        onSend={run}
        submit={isEmpty ? `Remove scripts from /${slug}` : `Run these scripts on /${slug}`}
        busyWords="Saving..."
        footer={(button) => (
          <div className="flex flex-wrap gap-3">
            {button}
            <Button variant="outline" onClick={onBack}>
              Back to editing
            </Button>
          </div>
        )}
      >
        {!isEmpty && <ScriptList scripts={scripts} />}
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.password}
          hint="The activity log records who makes this change, and when."
          dense
        />
      </ActionForm>
    </>
  )
}
