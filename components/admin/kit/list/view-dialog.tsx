'use client'

import { useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { TextField } from '@/components/admin/kit/text-field'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import type { SavedView } from '@/lib/records/lists/list-views'

/** A new view with these params, or a rename of an existing one. */
export type ViewTask = { view: SavedView | null; params: string }

type Props = {
  path: string
  task: ViewTask | null
  mayShare: boolean
  onClose: () => void
  onSaved: (view: SavedView) => void
}

/** Asks for the name of a view and who can see it. */
export function ViewDialog({ path, task, onClose, ...props }: Props) {
  return (
    <Dialog open={task !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>{task?.view ? 'Rename this view' : 'Save this view'}</DialogTitle>
        {task && <ViewForm path={path} task={task} {...props} />}
      </DialogContent>
    </Dialog>
  )
}

type FormProps = Omit<Props, 'task' | 'onClose'> & { task: ViewTask }

function ViewForm({ path, task: { view, params }, mayShare, onSaved }: FormProps) {
  const [name, setName] = useState(view?.name ?? '')
  const [shared, setShared] = useState(view?.shared ?? false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function save() {
    if (isBusy) return
    setBusy(true)
    const { answer, refusal } = view
      ? await callAdmin<SavedView>('PATCH', `${path}/views/${view.id}`, { name, shared })
      : await callAdmin<SavedView>('POST', `${path}/views`, { name, shared, params })
    setBusy(false)
    setRefusal(refusal)
    if (answer) onSaved(answer)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="mt-5 grid gap-5"
    >
      <TextField
        id="view-name"
        label="Name"
        error={refusal?.fieldErrors.name}
        maxLength={60}
        autoComplete="off"
        placeholder="For example Without a picture"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {mayShare && (
        <div className="flex min-h-11 items-center gap-3 pl-2">
          <Checkbox
            id="view-shared"
            checked={shared}
            onCheckedChange={(value) => setShared(value === true)}
          />
          <label htmlFor="view-shared" className="flex-1 cursor-pointer text-control">
            Everybody who sees this list has this view
          </label>
        </div>
      )}
      <FormRefusal message={refusal && !refusal.fieldErrors.name ? refusal.message : undefined} />
      <div>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Save view'}
        </Button>
      </div>
    </form>
  )
}
