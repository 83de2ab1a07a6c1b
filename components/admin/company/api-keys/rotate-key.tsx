'use client'

import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { SelectField } from '@/components/admin/kit/select-field'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import type { RotatedKey } from '@/lib/accounts/api-keys/rotate-key'

const OVERLAPS = [
  { value: '168', label: 'For a week' },
  { value: '24', label: 'For a day' },
  { value: '720', label: 'For 30 days' },
  { value: '0', label: 'Not at all (the key leaked)' },
]

type Props = { id: string; name: string; onRotated: (rotated: RotatedKey) => void }

/** Gives a key a new secret, which is shown only once; the one before works for a while. */
export function RotateKey({ id, name, onRotated }: Props) {
  const action = useAction({ redraw: false })
  const [overlapHours, setOverlapHours] = useState('168')

  async function rotate() {
    const rotated = await action.send<RotatedKey>('POST', `api-keys/${id}/rotation`, {
      overlapHours: Number(overlapHours),
    })
    if (rotated) onRotated(rotated)
    return rotated
  }

  return (
    <DialogForm
      title={`Rotate the key ${name}?`}
      words="The key keeps its name, scopes, requests and endpoints, and is valid for another year."
      action={action}
      trigger={
        <Button variant="outline" className="max-md:size-11 max-md:p-0!">
          <RotateCw aria-hidden="true" className="md:hidden" />
          <span className="max-md:sr-only">Rotate</span>
          <span className="sr-only"> the key {name}</span>
        </Button>
      }
      onSend={rotate}
      submit="Create a new key"
      busyWords="Creating..."
    >
      <SelectField
        id={`overlap-${id}`}
        label="Keep the old key working"
        choices={OVERLAPS}
        value={overlapHours}
        onValue={setOverlapHours}
        error={action.errors.overlapHours}
      />
    </DialogForm>
  )
}
