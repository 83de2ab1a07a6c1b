'use client'

import { useEffect, useState } from 'react'
import { type Answered, callAdmin, refused } from '@/components/admin/kit/admin-api'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { SelectField } from '@/components/admin/kit/select-field'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { NOT_STORED } from '@/components/admin/records/form/use-plans'
import { toast } from '@/components/ui/toast-store'
import type { ListedRelease } from '@/lib/records/releases/release-view'

type Props = {
  /** Path of the record's entity, and its id. */
  record: { entity: string; entityId: string }
  /** Stores unsaved edits first, because the draft is what goes live. */
  store: () => Promise<boolean>
  onClose: () => void
}

const NEW = 'new'

/** Adds the record to an open release or a new one. */
export function ReleaseDialog({ record, store, onClose }: Props) {
  const action = useAction({ redraw: false })
  const [releases, setReleases] = useState<ListedRelease[]>([])
  const [chosen, setChosen] = useState(NEW)
  const [name, setName] = useState('')

  useEffect(() => {
    void callAdmin<ListedRelease[]>('GET', 'releases').then(({ answer }) => {
      const open = (answer ?? []).filter(({ state }) => state !== 'live' && state !== 'waiting')
      setReleases(open)
      if (open[0]) setChosen(open[0].id)
    })
  }, [])

  async function add(): Promise<Answered<unknown>> {
    if (!(await store())) return refused(NOT_STORED)
    let id = chosen
    if (chosen === NEW) {
      const made = await callAdmin<ListedRelease>('POST', 'releases', { name })
      if (made.refusal) return made
      id = made.answer.id
      // Reuse the release just created when the person retries.
      setReleases([made.answer, ...releases])
      setChosen(id)
    }
    return callAdmin('POST', `releases/${id}/items`, record)
  }

  async function send() {
    const added = await action.run(add)
    if (added)
      toast({
        title: 'Added to the release',
        description: 'It will be published with the rest of the release.',
      })
    return added
  }

  return (
    <DialogForm
      title="Add to a release"
      words="It will be published together with the other items of the release."
      action={action}
      onSend={send}
      onClose={onClose}
      submit="Add"
      busyWords="Adding..."
    >
      {releases.length > 0 && (
        <SelectField
          id="release-choice"
          label="Release"
          value={chosen}
          choices={[
            ...releases.map((release) => ({ value: release.id, label: release.name })),
            { value: NEW, label: 'A new release' },
          ]}
          onValue={setChosen}
        />
      )}
      {chosen === NEW && (
        <TextField
          id="release-name"
          label="Name of the new release"
          error={action.errors.name}
          value={name}
          onValue={setName}
        />
      )}
    </DialogForm>
  )
}
