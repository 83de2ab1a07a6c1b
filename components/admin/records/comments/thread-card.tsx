'use client'

import { Check, CornerUpLeft } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '@/components/admin/kit/use-action'
import { CommentBox } from '@/components/admin/records/comments/comment-box'
import { CommentLine } from '@/components/admin/records/comments/comment-line'
import type { Comments } from '@/components/admin/records/comments/use-comments'
import { Button } from '@/components/ui/button'
import type { ThreadView } from '@/lib/records/comments/comment-view'

/** One thread, with buttons to reply and resolve. */
export function ThreadCard({ thread, comments }: { thread: ThreadView; comments: Comments }) {
  const { id, field, isResolved, resolvedBy } = thread
  const [isReplying, setReplying] = useState(false)
  const label = comments.fields.find(({ name }) => name === field)?.label

  const { run } = useAction({ redraw: false, toastsRefusal: true })
  const settle = () => run(() => comments.send('PATCH', { thread: id, isResolved: !isResolved }))

  return (
    <li
      id={`thread-${id}`}
      tabIndex={-1}
      className="scroll-mt-4 rounded-control border border-line bg-ivory/60 p-4"
    >
      {field && label && (
        <button
          type="button"
          onClick={() => comments.show(field)}
          className="-mt-2 flex min-h-11 cursor-pointer items-center text-left text-dense font-[640] text-link"
        >
          {label}
          <span className="sr-only">: go to the field</span>
        </button>
      )}
      <ol className="grid gap-3.5">
        {thread.comments.map((comment) => (
          <CommentLine key={comment.id} comment={comment} comments={comments} />
        ))}
      </ol>
      {isResolved && (
        <p className="mt-3 flex items-center gap-1.5 text-dense text-ok">
          <Check className="size-4" aria-hidden="true" />
          Resolved by {resolvedBy}
        </p>
      )}
      {comments.mayWrite &&
        (isReplying ? (
          <CommentBox
            id={`reply-${id}`}
            label="Reply"
            act="Reply"
            isFocused
            comments={comments}
            onSend={(text) => comments.send('POST', { text, thread: id })}
            onDone={() => setReplying(false)}
          />
        ) : (
          <div className="mt-2 -mb-2 -ml-3.5 flex flex-wrap">
            <Button variant="ghost" size="sm" className="min-h-11!" onClick={() => setReplying(true)}>
              <CornerUpLeft className="size-4" aria-hidden="true" />
              Reply
            </Button>
            <Button variant="ghost" size="sm" className="min-h-11!" onClick={() => void settle()}>
              <Check className="size-4" aria-hidden="true" />
              {isResolved ? 'Reopen' : 'Resolve'}
            </Button>
          </div>
        ))}
    </li>
  )
}
