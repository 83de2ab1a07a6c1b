'use client'

import { PencilLine } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { TextField } from '@/components/admin/kit/text-field'
import type { ReleaseSteps } from '@/components/admin/records/releases/use-release'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'

type Props = { name: string; steps: ReleaseSteps }

export function RenameRelease({ name, steps }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState(name)

  async function rename(event: FormEvent) {
    event.preventDefault()
    const body = { name: typed }
    if (!(await steps.step({ method: 'PATCH', path: '', body, done: 'Renamed' }))) setOpen(false)
  }

  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Rename this release"
        onClick={() => {
          setTyped(name)
          setOpen(true)
        }}
      >
        <PencilLine aria-hidden="true" />
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent aria-describedby={undefined}>
          <form noValidate onSubmit={rename}>
            <DialogTitle>Rename the release</DialogTitle>
            <div className="mt-6">
              <TextField
                id="release-new-name"
                label="Name"
                error={steps.refusal?.fieldErrors.name}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button type="submit" aria-disabled={steps.isBusy}>
                {steps.isBusy ? 'Saving...' : 'Rename'}
              </Button>
              <Button variant="outline" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </div>
          </form>
        </DialogContent>
      </Dialog>
    </>
  )
}
