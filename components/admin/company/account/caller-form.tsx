'use client'

import { ActionForm } from '@/components/admin/kit/action-form'
import { Card } from '@/components/admin/kit/card'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import type { CallerIdentity } from '@/lib/desk/routing/caller-identity'

type Props = {
  caller: CallerIdentity
  /** Path below /api/admin. */
  path: string
  /** The username; null for one's own. */
  name: string | null
}

/** Name and number that families read before this person calls them. */
export function CallerForm({ caller, path, name }: Props) {
  const action = useAction()
  const { errors } = action

  async function save(form: HTMLFormElement) {
    const data = new FormData(form)
    const values = { callerName: data.get('callerName'), callerNumber: data.get('callerNumber') }
    await action.send('PUT', path, values, 'Caller saved')
  }

  return (
    <Card title={name ? `When ${name} calls a family` : 'When you call a family'}>
      <p className="mb-4 text-ink-soft">
        Families see who will call and from which number, so that they pick up.
      </p>
      <ActionForm action={action} label="Caller" onSend={save} submit="Save caller">
        <TextField
          id="callerName"
          label="Name for families"
          optional
          hint="For example, a first name. Leave it empty to give families no name."
          error={errors.callerName}
          name="callerName"
          autoComplete="off"
          maxLength={40}
          defaultValue={caller.callerName}
        />
        <TextField
          id="callerNumber"
          label="Number that families see"
          optional
          hint="The number you call from. Leave it empty to use the community’s."
          error={errors.callerNumber}
          name="callerNumber"
          type="tel"
          autoComplete="off"
          defaultValue={caller.callerNumber}
        />
      </ActionForm>
    </Card>
  )
}
