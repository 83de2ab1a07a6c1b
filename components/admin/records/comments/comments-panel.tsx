'use client'

import * as DialogPrimitive from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { CommentBox } from '@/components/admin/records/comments/comment-box'
import { ThreadCard } from '@/components/admin/records/comments/thread-card'
import type { Comments } from '@/components/admin/records/comments/use-comments'
import { Button } from '@/components/ui/button'
import { dialogOpener } from '@/components/ui/dialog-opener'
import { Select } from '@/components/ui/field'

type Props = {
  comments: Comments
  /** Field whose comments are shown; null for all. */
  about: string | null
  onAbout: (field: string | null) => void
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Docked at the side, or below on phones, with the form still usable. Escape closes it. */
export function CommentsPanel({ isOpen, onOpenChange, ...props }: Props) {
  const opener = useRef<HTMLElement | null>(null)
  return (
    <DialogPrimitive.Root modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <DialogPrimitive.Portal>
        <DialogPrimitive.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = dialogOpener()
            const linked = document.getElementById(window.location.hash.slice(1))
            if (!linked) return
            event.preventDefault()
            linked.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // Keep focus on a field that the person moved to.
            if (document.activeElement === document.body && opener.current?.isConnected)
              opener.current.focus()
          }}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            // The first Escape only closes the mention list.
            if (document.querySelector('[data-mentions]')) event.preventDefault()
          }}
          className="fixed inset-x-0 bottom-0 z-40 flex max-h-[78dvh] animate-rise flex-col rounded-t-dialog border border-line bg-card text-ink shadow-above outline-none sm:right-5 sm:bottom-5 sm:left-auto sm:max-h-[calc(100dvh-9rem)] sm:w-96 sm:rounded-dialog xl:right-7 xl:w-80"
        >
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2.5 pl-5">
            <DialogPrimitive.Title className="text-[1.25rem]!">Comments</DialogPrimitive.Title>
            <DialogPrimitive.Close
              aria-label="Close comments"
              className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-paper"
            >
              <X aria-hidden="true" />
            </DialogPrimitive.Close>
          </div>
          <CommentList {...props} />
        </DialogPrimitive.Content>
      </DialogPrimitive.Portal>
    </DialogPrimitive.Root>
  )
}

function CommentList({ comments, about, onAbout }: Omit<Props, 'isOpen' | 'onOpenChange'>) {
  const { threads, fields, mayWrite } = comments
  const [withResolved, setWithResolved] = useState(false)
  const ofField = threads.filter(({ field }) => about === null || field === about)
  const linked = typeof window === 'undefined' ? '' : window.location.hash.slice('#thread-'.length)
  const shown = ofField.filter(({ id, isResolved }) => withResolved || !isResolved || id === linked)
  const resolved = ofField.filter(({ isResolved }) => isResolved).length
  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain p-5">
      <label htmlFor="comments-about" className="text-dense font-[620]">
        About
      </label>
      <Select
        id="comments-about"
        data-dense=""
        className="mt-1"
        value={about ?? ''}
        onChange={({ target }) => onAbout(target.value || null)}
      >
        <option value="">All comments</option>
        {fields.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </Select>
      {mayWrite && (
        <CommentBox
          key={about}
          id="comment-new"
          label="New comment"
          act="Comment"
          comments={comments}
          onSend={(text) => comments.send('POST', { text, field: about })}
        />
      )}
      {shown.length === 0 && (
        <p className="mt-4 text-ink-soft">
          {resolved > 0 ? 'All comments are resolved.' : 'No comments yet.'}
        </p>
      )}
      <ol className="mt-5 grid gap-3.5 empty:hidden">
        {shown.map((thread) => (
          <ThreadCard key={thread.id} thread={thread} comments={comments} />
        ))}
      </ol>
      {resolved > 0 && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-3 min-h-11!"
          aria-pressed={withResolved}
          onClick={() => setWithResolved(!withResolved)}
        >
          {withResolved ? 'Hide resolved' : `Show ${resolved} resolved`}
        </Button>
      )}
    </div>
  )
}
