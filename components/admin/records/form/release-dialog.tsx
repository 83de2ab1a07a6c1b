'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { callAdmin } from '@/components/admin/kit/admin-api'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { toast } from '@/components/ui/toast-store'
import type { ListedRelease } from '@/lib/records/releases/release-view'

type Props = {
  isOpen: boolean
  /** Path of the record's entity, and its id. */
  record: { entity: string; entityId: string }
  /** Stores unsaved edits first, because the draft is what goes live. */
  store: () => Promise<boolean>
  onClose: () => void
}

const NEW = 'new'

/** Adds the record to an open release or a new one. */
export function ReleaseDialog({ isOpen, ...props }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent>
        <Chooser {...props} />
      </DialogContent>
    </Dialog>
  )
}

function Chooser({ record, store, onClose }: Omit<Props, 'isOpen'>) {
  const [releases, setReleases] = useState<ListedRelease[]>([])
  const [chosen, setChosen] = useState(NEW)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    void callAdmin<ListedRelease[]>('GET', 'releases').then(({ answer }) => {
      const open = (answer ?? []).filter(({ state }) => state !== 'live' && state !== 'waiting')
      setReleases(open)
      if (open[0]) setChosen(open[0].id)
    })
  }, [])

  /** @returns an error message, or null on success */
  async function add(): Promise<string | null> {
    if (!(await store())) return 'What you typed is not stored yet: please try again'
    let id = chosen
    if (chosen === NEW) {
      const made = await callAdmin<ListedRelease>('POST', 'releases', { name })
      if (made.refusal) return made.refusal.fieldErrors.name ?? made.refusal.message
      id = made.answer.id
      // Reuse the release just created when the person retries.
      setReleases([made.answer, ...releases])
      setChosen(id)
    }
    const { refusal } = await callAdmin('POST', `releases/${id}/items`, record)
    return refusal?.message ?? null
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const wrong = await add()
    setBusy(false)
    setProblem(wrong)
    if (wrong) return
    toast({ title: 'Added to the release', description: 'It goes live with the others.' })
    onClose()
  }

  return (
    <form noValidate onSubmit={send}>
      <DialogTitle>Add to a release</DialogTitle>
      <DialogDescription>It goes live together with the other records of the release.</DialogDescription>
      <div className="mt-6 grid gap-4">
        {releases.length > 0 && (
          <Field
            id="release-choice"
            label="Release"
            error={chosen === NEW ? undefined : (problem ?? undefined)}
          >
            {(control) => (
              <Select {...control} value={chosen} onChange={({ target }) => setChosen(target.value)}>
                {releases.map((release) => (
                  <option key={release.id} value={release.id}>
                    {release.name}
                  </option>
                ))}
                <option value={NEW}>A new release</option>
              </Select>
            )}
          </Field>
        )}
        {chosen === NEW && (
          <TextField
            id="release-name"
            label="Name of the new release"
            error={problem ?? undefined}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Adding...' : 'Add'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
