'use client'

import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Refusal } from '@/components/admin/kit/admin-api'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { TextField } from '@/components/admin/kit/text-field'
import { type Restorable, useRestore } from '@/components/admin/records/trash/use-restore'
import { Button } from '@/components/ui/button'

/** Restores a deleted record; asks for a new slug when its own is taken. On phones a list shows an icon. */
export function RestoreButton({ record, isInList = false }: { record: Restorable; isInList?: boolean }) {
  const restore = useRestore()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function send(slug?: string) {
    if (busy) return
    setBusy(true)
    setRefusal(await restore(record, slug))
    setBusy(false)
  }

  return (
    <>
      <Button
        variant="outline"
        onClick={() => send()}
        aria-disabled={busy}
        className={isInList ? 'max-md:size-11 max-md:p-0!' : undefined}
      >
        <Undo2 aria-hidden="true" />
        <span className={isInList ? 'max-md:sr-only' : undefined}>{busy ? 'Restoring...' : 'Restore'}</span>
        <span className="sr-only"> {record.title}</span>
      </Button>
      {refusal && (
        <RestoreRefused
          title={record.title}
          refusal={refusal}
          busy={busy}
          onRetry={send}
          onClose={() => setRefusal(null)}
        />
      )}
    </>
  )
}

type Props = {
  title: string
  refusal: Refusal
  busy: boolean
  onRetry: (slug: string) => void
  onClose: () => void
}

/** Explains why a record cannot be restored, with an input for a new slug when it is taken. */
function RestoreRefused({ title, refusal, busy, onRetry, onClose }: Props) {
  const [slug, setSlug] = useState('')
  const { message, fieldErrors } = refusal
  const aboutSlug = Object.entries(fieldErrors).find(([name]) => /slug$/i.test(name))?.[1]
  return (
    <DialogForm
      title={`“${title}” cannot be restored as it was`}
      action={{ busy, message: aboutSlug ? undefined : [message, ...Object.values(fieldErrors)].join(' ') }}
      onSend={() => onRetry(slug.trim())}
      onClose={onClose}
      submit={aboutSlug && 'Restore with this slug'}
      busyWords="Restoring..."
      isReady={slug.trim() !== ''}
      keep={aboutSlug ? 'Leave it in the trash' : 'Close'}
    >
      {aboutSlug && (
        <TextField
          id="restore-slug"
          label="New slug"
          hint="The last part of its URL: lowercase letters, numbers and hyphens."
          error={aboutSlug}
          value={slug}
          onValue={setSlug}
          autoComplete="off"
        />
      )}
    </DialogForm>
  )
}
