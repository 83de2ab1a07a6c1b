'use client'

import { PencilLine } from 'lucide-react'
import { useState } from 'react'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

export function RenameRelease({ path, name }: { path: string; name: string }) {
  const action = useAction()
  const [typed, setTyped] = useState(name)
  return (
    <DialogForm
      trigger={
        <Button variant="ghost" size="icon" aria-label="Rename this release">
          <PencilLine aria-hidden="true" />
        </Button>
      }
      onOpen={() => setTyped(name)}
      title="Rename the release"
      action={action}
      onSend={() => action.send('PATCH', path, { name: typed }, 'Renamed')}
      submit="Rename"
    >
      <TextField
        id="release-new-name"
        label="Name"
        error={action.errors.name}
        value={typed}
        onValue={setTyped}
      />
    </DialogForm>
  )
}
