'use client'

import { clsx } from 'clsx'
import { MessageSquare, MessageSquarePlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { openCount, useComments } from '@/components/admin/records/comments/use-comments'

type Props = { name: string; label: string; isReadOnly: boolean; children: ReactNode }

/** A field with a comments button to the right of its label, which appears on hover and focus. */
export function FieldComments({ name, label, isReadOnly, children }: Props) {
  const comments = useComments()
  const count = comments ? openCount(comments.threads, name) : 0
  const isShown = comments && !isReadOnly && (comments.mayWrite || count > 0)
  return (
    <div
      data-field={name}
      className="group/field relative min-w-0 scroll-mt-36 has-[>.col-span-full]:col-span-full"
    >
      {children}
      {isShown && (
        // Without a thread it is not a tab stop, which would double the stops of the form.
        <button
          type="button"
          tabIndex={count > 0 ? undefined : -1}
          onClick={() => comments.open(name)}
          className={clsx(
            'absolute -top-2.5 right-0 flex h-11 min-w-11 cursor-pointer items-center justify-end gap-1.5 rounded-control px-1.5 text-dense hover:text-copper',
            count > 0
              ? 'font-[640] text-evergreen'
              : 'text-ink-soft opacity-0 focus:opacity-100 group-focus-within/field:opacity-100 group-hover/field:opacity-100',
          )}
        >
          {count > 0 ? (
            <>
              <MessageSquare className="size-4.5" aria-hidden="true" />
              <span aria-hidden="true" className="tabular">
                {count}
              </span>
            </>
          ) : (
            <MessageSquarePlus className="size-4.5" aria-hidden="true" />
          )}
          <span className="sr-only">
            {count > 0 ? `Comments on ${label}: ${count} open` : `Comment on ${label}`}
          </span>
        </button>
      )}
    </div>
  )
}
