'use client'

import { type FormEvent, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Message } from '@/components/ui/message'
import { Select } from '@/components/ui/select'
import type { FactOwner } from '@/lib/records/facts/fact-owners'
import type { FactState } from '@/lib/records/facts/facts-of'

type Props = {
  state: FactState
  owners: FactOwner[]
  address: string
  onClose: () => void
  onSaved: (facts: FactState[]) => void
}

/** Sets a fact's review date and the person reminded by the weekly mail. */
export function FactDialog({ state, owners, address, onClose, onSaved }: Props) {
  const [reviewBy, setReviewBy] = useState(state.reviewBy)
  const [ownerId, setOwnerId] = useState(state.ownerId ?? '')
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  async function save(event: FormEvent) {
    event.preventDefault()
    // In React's tree this is inside the record's form.
    event.stopPropagation()
    if (busy) return
    setBusy(true)
    const saved = await callAdmin<{ facts: FactState[] }>('PATCH', `${address}/facts`, {
      fact: state.fact,
      ownerId: ownerId || null,
      ...(reviewBy !== state.reviewBy && { reviewBy }),
    })
    setBusy(false)
    setRefusal(saved.refusal)
    if (saved.refusal) return
    onSaved(saved.answer.facts)
    onClose()
  }

  const { reviewBy: atDay, ownerId: atOwner } = refusal?.fieldErrors ?? {}
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>{state.fact}: who and when</DialogTitle>
        <DialogDescription>
          On Monday mornings the person is reminded by mail of what is due.
        </DialogDescription>
        <form noValidate onSubmit={save} className="mt-4 grid gap-5">
          {refusal && !atDay && !atOwner && <Message tone="bad">{refusal.message}</Message>}
          <TextField
            id="fact-day"
            label="Look at it again by"
            error={atDay}
            type="date"
            value={reviewBy}
            onChange={(event) => setReviewBy(event.target.value)}
          />
          <Field id="fact-owner" label="Looked after by" error={atOwner}>
            {(control) => (
              <Select {...control} value={ownerId} onChange={(event) => setOwnerId(event.target.value)}>
                <option value="">Administrators</option>
                {owners.map(({ id, username }) => (
                  <option key={id} value={id}>
                    {username}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" aria-disabled={busy}>
              {busy ? 'Saving...' : 'Save'}
            </Button>
            <DialogClose asChild>
              <Button variant="ghost">Cancel</Button>
            </DialogClose>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
