'use client'

import { Check, CornerUpLeft } from 'lucide-react'
import { useState } from 'react'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { useAction } from '@/components/admin/kit/use-action'
import { CommentBox } from '@/components/admin/records/comments/comment-box'
import type { Comments } from '@/components/admin/records/comments/use-comments'
import { Button } from '@/components/ui/button'
import type { CommentView, ThreadView } from '@/lib/records/comments/comment-view'
import { piecesOf } from '@/lib/records/comments/mentions-in'
import { shownTime } from '@/lib/records/declare/shown-value'

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

/** One comment; authors can edit and delete their own. */
function CommentLine({ comment, comments }: { comment: CommentView; comments: Comments }) {
  const { id, author, isMine, text, mentions, createdAt, editedAt } = comment
  const [isEditing, setEditing] = useState(false)
  const timeZone = useCompanyZone()

  const { run } = useAction({ redraw: false, toastsRefusal: true })

  return (
    <li>
      <p className="text-dense text-ink-soft">
        <b className="text-control font-[640] text-ink">{isMine ? 'You' : author}</b>{' '}
        <time dateTime={createdAt} suppressHydrationWarning>
          {shownTime(createdAt, Date.now(), timeZone)}
        </time>
        {editedAt && ' · edited'}
      </p>
      {isEditing ? (
        <CommentBox
          id={`edit-${id}`}
          label="Your comment"
          act="Save"
          first={text}
          isFocused
          comments={comments}
          onSend={(next) => comments.send('PATCH', { comment: id, text: next })}
          onDone={() => setEditing(false)}
        />
      ) : (
        <p className="mt-0.5 whitespace-pre-wrap wrap-anywhere">
          {text === '' ? (
            <i className="text-ink-soft">Removed when a person’s data was erased</i>
          ) : (
            piecesOf(text, mentions).map((piece, at) =>
              piece.isMention ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text in fixed order
                <b key={at} className="font-[640] text-evergreen">
                  {piece.text}
                </b>
              ) : (
                piece.text
              ),
            )
          )}
        </p>
      )}
      {isMine && comments.mayWrite && !isEditing && (
        <div className="flex flex-wrap gap-x-4">
          <button
            type="button"
            onClick={() => setEditing(true)}
            className="min-h-11 cursor-pointer text-dense text-link"
          >
            Edit
          </button>
          <ConfirmDialog
            title="Delete your comment?"
            words="It will be deleted for everyone and cannot be restored."
            action="Delete"
            onConfirm={() => run(() => comments.send('DELETE', { comment: id }))}
            trigger={
              <button type="button" className="min-h-11 cursor-pointer text-dense text-link">
                Delete
              </button>
            }
          />
        </div>
      )}
    </li>
  )
}
