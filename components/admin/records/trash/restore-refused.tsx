'use client'

import { type FormEvent, useState } from 'react'
import type { Refusal } from '@/components/admin/kit/admin-api'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { Message } from '@/components/ui/message'

type Props = {
  title: string
  refusal: Refusal | null
  busy: boolean
  onRetry: (slug: string) => void
  onClose: () => void
}

/** Explains why a record cannot be restored, with an input for a new slug when it is taken. */
export function RestoreRefused({ title, refusal, busy, onRetry, onClose }: Props) {
  const [slug, setSlug] = useState('')
  const aboutSlug = Object.entries(refusal?.fieldErrors ?? {}).find(([name]) => /slug$/i.test(name))?.[1]

  function submit(event: FormEvent) {
    event.preventDefault()
    onRetry(slug.trim())
  }

  return (
    <Dialog open={refusal !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogTitle>“{title}” cannot come back as it was</DialogTitle>
        {aboutSlug ? (
          <form onSubmit={submit} noValidate className="mt-4 grid gap-5">
            <TextField
              id="restore-slug"
              label="Another slug"
              hint="The last part of its address: lowercase letters, numbers and hyphens."
              error={aboutSlug}
              value={slug}
              onChange={(event) => setSlug(event.target.value)}
              autoComplete="off"
            />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" aria-disabled={busy || slug.trim() === ''}>
                {busy ? 'Restoring...' : 'Restore with this slug'}
              </Button>
              <DialogClose asChild>
                <Button variant="outline">Leave it in the trash</Button>
              </DialogClose>
            </div>
          </form>
        ) : (
          <>
            <div role="alert" className="mt-4">
              <Message tone="bad">
                {refusal && [refusal.message, ...Object.values(refusal.fieldErrors)].join(' ')}
              </Message>
            </div>
            <DialogClose asChild>
              <Button variant="outline" className="mt-6">
                Close
              </Button>
            </DialogClose>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}
