'use client'

import { useState } from 'react'
import { ProofField } from '@/components/admin/company/second-factor/proof-field'
import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'

type Props = {
  username: string
  email: string
  /** True when a mail server is configured. */
  canMail: boolean
}

/** The user's own username and email address. */
export function NamesForm({ username, email, canMail }: Props) {
  const action = useAction()
  const { errors } = action
  const [saves, setSaves] = useState(0)

  async function save(form: HTMLFormElement) {
    const data = new FormData(form)
    const names = { username: data.get('username'), email: data.get('email'), current: data.get('proof') }
    if (await action.send('PATCH', 'account', names, 'Name and email saved')) setSaves(saves + 1)
  }

  return (
    <Card title="Name and email">
      <ActionForm action={action} label="Name and email" onSend={save} submit="Save name and email">
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
              ? 'Links to reset your password are sent here.'
              : 'No mail server is set up, so nothing is sent here.'
          }
          error={errors.email}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={email}
        />
        <ProofField key={saves} id="proof" isShown error={errors.current} />
      </ActionForm>
    </Card>
  )
}
