'use client'

import { ActionForm } from '@/components/admin/kit/action-form'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useFields } from '@/components/admin/kit/use-fields'
import type { ReadConnection } from '@/lib/desk/connections/read-connections'

type Props = Pick<ReadConnection, 'name' | 'fields'>
type ShownField = Props['fields'][number]

const STORED = 'Saved, but not shown. Leave it empty to keep it.'

/** The fields of a connection. What the environment sets is named and cannot be changed here. */
export function ConnectionForm({ name, fields }: Props) {
  const own = fields.filter(({ source }) => source !== 'environment')
  const action = useAction()
  const initial = () => Object.fromEntries(own.map((field) => [field.name, field.value ?? '']))
  const { values, field, set } = useFields<Record<string, string>>(initial, action.errors)

  async function save() {
    const changed = own.filter((one) => (values[one.name] ?? '') !== (one.value ?? ''))
    const sent = Object.fromEntries(changed.map((one) => [one.name, values[one.name] ?? '']))
    if (!(await action.send('PUT', `connections/${name}`, { values: sent }, 'Saved'))) return
    // Secrets do not stay in the page.
    set(Object.fromEntries(own.flatMap((one) => (one.isSecret ? [[one.name, '']] : []))))
  }

  return (
    <ActionForm
      action={action}
      label="Settings"
      className="grid max-w-160 gap-4"
      onSend={save}
      submit={own.length > 0 ? 'Save' : undefined}
    >
      {fields.map((one) =>
        one.source === 'environment' ? (
          <EnvironmentLine key={one.name} {...one} />
        ) : (
          <TextField
            key={one.name}
            {...field(one.name)}
            label={one.label}
            hint={hintOf(one)}
            type={one.isSecret ? 'password' : 'text'}
            autoComplete={one.isSecret ? 'new-password' : 'off'}
            spellCheck={false}
            autoCapitalize="none"
          />
        ),
      )}
    </ActionForm>
  )
}

function EnvironmentLine({ name, label }: ShownField) {
  return (
    <div>
      <p className="font-[620]">{label}</p>
      <p className="text-dense text-ink-soft wrap-anywhere">
        The server’s environment sets <code>{name}</code>. It takes precedence over what is entered here.
      </p>
    </div>
  )
}

function hintOf({ hint, isSecret, source }: ShownField): string | undefined {
  return isSecret && source === 'here' ? [STORED, hint].filter(Boolean).join(' ') : hint
}
