'use client'

import { useState } from 'react'
import { ConfirmDialog } from '@/components/admin/kit/confirm-dialog'
import { useAction } from '@/components/admin/kit/use-action'
import { CommentBox } from '@/components/admin/records/comments/comment-box'
import type { Comments } from '@/components/admin/records/comments/use-comments'
import type { CommentView } from '@/lib/records/comments/comment-view'
import { piecesOf } from '@/lib/records/comments/mentions-in'
import { shownTime } from '@/lib/records/declare/shown-value'

/** One comment; authors can edit and delete their own. */
export function CommentLine({ comment, comments }: { comment: CommentView; comments: Comments }) {
  const { id, author, isMine, text, mentions, createdAt, editedAt } = comment
  const [isEditing, setEditing] = useState(false)

  const { run } = useAction({ redraw: false, toastsRefusal: true })

  return (
    <li>
      <p className="text-dense text-ink-soft">
        <b className="text-control font-[640] text-ink">{isMine ? 'You' : author}</b>{' '}
        <time dateTime={createdAt} suppressHydrationWarning>
          {shownTime(createdAt, Date.now())}
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
            <i className="text-ink-soft">Emptied when a person was erased</i>
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
            words="It is gone for everybody, and cannot be brought back."
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
