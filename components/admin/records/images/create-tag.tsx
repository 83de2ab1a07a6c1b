'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'

/** Creates a tag before any picture has it. */
export function CreateTag() {
  const action = useAction()
  const [name, setName] = useState('')

  async function make() {
    if (await action.send('POST', 'image-tags', { name })) setName('')
    else document.getElementById('new-tag')?.focus()
  }

  return (
    <ActionForm
      action={action}
      className="flex flex-wrap items-end gap-2.5"
      onSend={make}
      submit={
        <>
          <Plus aria-hidden="true" />
          Make it
        </>
      }
      variant="secondary"
    >
      <TextField
        id="new-tag"
        label="New tag"
        error={action.errors.name}
        className="min-w-0 flex-1"
        maxLength={40}
        autoComplete="off"
        value={name}
        onValue={(typed) => {
          setName(typed)
          action.forget()
        }}
      />
    </ActionForm>
  )
}
