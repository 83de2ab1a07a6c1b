'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { useAction } from '@/components/admin/kit/use-action'
import { PasswordField } from '@/components/auth/password-field'
import { PasswordMeter } from '@/components/auth/password-meter'

/** Changes the user's own password. */
export function PasswordForm({ username }: { username: string }) {
  const action = useAction()
  const [password, setPassword] = useState('')
  const [saves, setSaves] = useState(0)

  async function save(form: HTMLFormElement) {
    const data = new FormData(form)
    const passwords = { current: data.get('current'), password: data.get('password') }
    const done = 'Password changed. Your other browsers are signed out'
    if (!(await action.send('POST', 'account/password', passwords, done))) return
    setPassword('')
    setSaves(saves + 1)
  }

  return (
    <Card title="Password">
      <ActionForm
        key={saves}
        action={action}
        label="Password"
        onSend={save}
        submit="Change password"
        busyWords="Changing..."
      >
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          id="current"
          label="Current password"
          autoComplete="current-password"
          error={action.errors.current}
          dense
        />
        <div className="grid gap-3">
          <PasswordField
            label="New password"
            autoComplete="new-password"
            error={action.errors.password}
            onValue={setPassword}
            dense
          />
          <PasswordMeter password={password} />
        </div>
      </ActionForm>
      <p className="mt-3 text-small text-ink-soft">You are signed out in all other browsers.</p>
    </Card>
  )
}
