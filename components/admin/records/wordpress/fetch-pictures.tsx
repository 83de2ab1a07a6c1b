'use client'

import { ImageDown } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '@/components/admin/kit/use-action'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'

type Props = { id: string; waiting: number }

/** Fetches the pictures of an export, a few with each request, until none is left. */
export function FetchPictures({ id, waiting }: Props) {
  const { send, busy, refusal } = useAction()
  const [left, setLeft] = useState(waiting)

  async function fetchAll() {
    let open = left
    while (open > 0) {
      const answer = await send<{ left: number }>('POST', `wordpress/${id}/pictures`, undefined)
      if (!answer) return
      open = answer.left
      setLeft(open)
    }
  }

  if (left === 0) return null
  return (
    <div className="grid justify-items-start gap-3" aria-live="polite">
      <Button variant="outline" aria-disabled={busy} onClick={() => !busy && void fetchAll()}>
        <ImageDown aria-hidden="true" />
        {busy
          ? `Fetching, ${left.toLocaleString('en-US')} left`
          : `Fetch ${left.toLocaleString('en-US')} pictures first`}
      </Button>
      {refusal && <Message tone="bad">{refusal.message}</Message>}
    </div>
  )
}
