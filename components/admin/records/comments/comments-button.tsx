'use client'

import { MessageSquare } from 'lucide-react'
import { openCount, useComments } from '@/components/admin/records/comments/use-comments'
import { Button } from '@/components/ui/button'

/** Opens the panel with all comments on the record. */
export function CommentsButton() {
  const comments = useComments()
  if (!comments) return null
  const count = openCount(comments.threads)
  return (
    <Button variant="outline" className="justify-self-start" onClick={() => comments.open(null)}>
      <MessageSquare aria-hidden="true" />
      Comments
      {count > 0 && (
        <span className="rounded-pill bg-evergreen px-2 text-dense text-ivory tabular">
          {count}
          <span className="sr-only"> open</span>
        </span>
      )}
    </Button>
  )
}
