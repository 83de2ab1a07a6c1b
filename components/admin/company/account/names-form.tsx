'use client'

import { type FormEvent, useState } from 'react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Panel } from '@/components/admin/kit/panel'
import { TextField } from '@/components/admin/kit/text-field'
import { useAccountAction } from '@/components/admin/kit/use-account-action'
import { PasswordField } from '@/components/auth/password-field'
import { Button } from '@/components/ui/button'

type Props = {
  username: string
  email: string
  /** True when a mail server is configured. */
  canMail: boolean
}

/** The user's own username and email address. */
export function NamesForm({ username, email, canMail }: Props) {
  const { send, pending, refusal } = useAccountAction()
  const [saves, setSaves] = useState(0)
  const errors = refusal?.fieldErrors ?? {}

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const names = { username: data.get('username'), email: data.get('email'), current: data.get('proof') }
    if (await send('PATCH', 'account', names, 'Name and email saved')) setSaves(saves + 1)
  }

  return (
    <Panel title="Name and email">
      <form noValidate method="post" aria-label="Name and email" onSubmit={save} className="grid gap-5">
        <TextField
          id="username"
          label="Username"
          hint="3 to 50 characters. You sign in with it."
          error={errors.username}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={username}
        />
        <TextField
          id="email"
          label="Email"
          optional
          hint={
            canMail
              ? 'A link for a new password goes here when you forget yours.'
              : 'No mail server is set: nothing is sent here at present.'
          }
          error={errors.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
        />
        <PasswordField
          key={saves}
          id="proof"
          label="Your password"
          hint="To show that it is you."
          autoComplete="current-password"
          error={errors.current}
          dense
        />
        <FormRefusal message={Object.keys(errors).length === 0 ? refusal?.message : undefined} />
        <div>
          <Button type="submit" aria-disabled={pending}>
            {pending ? 'Saving...' : 'Save name and email'}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
