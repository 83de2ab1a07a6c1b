'use client'

import { type FormEvent, useState } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { PasswordField } from '@/components/auth/password-field'
import { PasswordMeter } from '@/components/auth/password-meter'
import { Button } from '@/components/ui/button'

/** Changes the user's own password. */
export function PasswordForm({ username }: { username: string }) {
  const { send, pending, refusal } = useAccountAction()
  const [password, setPassword] = useState('')
  const [saves, setSaves] = useState(0)
  const errors = refusal?.fieldErrors ?? {}

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const passwords = { current: data.get('current'), password: data.get('password') }
    const done = 'Password changed. Your other browsers are signed out'
    if (!(await send('POST', 'account/password', passwords, done))) return
    setPassword('')
    setSaves(saves + 1)
  }

  return (
    <Panel title="Password">
      <form key={saves} noValidate method="post" aria-label="Password" onSubmit={save} className="grid gap-5">
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          id="current"
          label="Current password"
          autoComplete="current-password"
          error={errors.current}
          dense
        />
        <div className="grid gap-3">
          <PasswordField
            label="New password"
            autoComplete="new-password"
            error={errors.password}
            onValue={setPassword}
            dense
          />
          <PasswordMeter password={password} />
        </div>
        <FormRefusal message={Object.keys(errors).length === 0 ? refusal?.message : undefined} />
        <div>
          <Button type="submit" aria-disabled={pending}>
            {pending ? 'Changing...' : 'Change password'}
          </Button>
          <p className="mt-3 text-small text-ink-soft">
            Every other browser in which you are signed in is signed out.
          </p>
        </div>
      </form>
    </Panel>
  )
}
