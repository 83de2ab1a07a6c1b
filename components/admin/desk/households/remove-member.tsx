'use client'

import { Trash2 } from 'lucide-react'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'

/** Removes a family member, with undo while the notification is visible. */
export function RemoveMember({ name, path, body }: { name: string; path: string; body: object }) {
  const { send, busy, refusal } = useAction()

  async function remove() {
    if (!(await send('DELETE', path))) return
    toastWithUndo({
      title: `${name} removed`,
      altText: 'Add them again',
      undo: () => send('PUT', path, body, `${name} is back`),
    })
  }

  return (
    <>
      <Button variant="ghost" className="px-2.5" aria-disabled={busy} onClick={remove}>
        <Trash2 aria-hidden="true" />
        Remove<span className="sr-only"> {name}</span>
      </Button>
      <FormRefusal message={refusal?.message} />
    </>
  )
}
