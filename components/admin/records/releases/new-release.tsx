'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ActionForm } from '@/components/admin/kit/action-form'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import type { ListedRelease } from '@/lib/records/releases/release-view'

/** Creates a named release and opens it. */
export function NewRelease() {
  const router = useRouter()
  const action = useAction({ redraw: false })
  const [name, setName] = useState('')

  async function create() {
    const release = await action.send<ListedRelease>('POST', 'releases', { name })
    if (release) router.push(`/admin/releases/${release.id}`)
  }

  return (
    <ActionForm
      action={action}
      label="New release"
      className="mb-5 flex flex-wrap items-end gap-3 rounded-control border border-line bg-card p-5 shadow-rest"
      onSend={create}
      submit={
        <>
          <Plus aria-hidden="true" />
          New release
        </>
      }
    >
      <TextField
        id="release-name"
        label="Name of a new release"
        error={action.errors.name}
        className="min-w-0 flex-1 basis-72"
        placeholder="Spring prices"
        value={name}
        onValue={setName}
      />
    </ActionForm>
  )
}
