'use client'

import { Trash2 } from 'lucide-react'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'

const UNDO_MS = 15_000

type Props = {
  name: string
  url: string
  /** Restores the member. */
  body: object
}

/** Removes a family member, with undo while the notification is visible. */
export function RemoveMember({ name, url, body }: Props) {
  const { send, pending, refusal } = useLeadAction()
  const undo = (
    <Button variant="outline" size="sm" onClick={() => void send('PUT', url, body, `${name} is back`)}>
      Undo
    </Button>
  )

  function remove() {
    if (pending) return
    const action = { altText: 'Write them down again', element: undo }
    void send('DELETE', url, undefined, { title: `${name} removed`, duration: UNDO_MS, action })
  }

  return (
    <>
      <Button variant="ghost" className="px-2.5" aria-disabled={pending} onClick={remove}>
        <Trash2 aria-hidden="true" />
        Remove<span className="sr-only"> {name}</span>
      </Button>
      <FormRefusal message={refusal?.message} />
    </>
  )
}
