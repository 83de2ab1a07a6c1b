'use client'

import { createContext, useContext } from 'react'
import type { Refusal } from '@/components/admin/kit/call-admin'
import type { Colleague, ThreadView } from '@/lib/records/comments/comment-view'

/** What is said about the record of a form, and what can be done about it. */
export type Comments = {
  threads: ThreadView[]
  mayWrite: boolean
  /** Fields that can be spoken of, in the order of the form. */
  fields: { name: string; label: string }[]
  /** Shows the panel, at one field or at everything. */
  open: (field: string | null) => void
  /** Goes to a field of the form; on phones the panel, which lies over it, closes. */
  show: (field: string) => void
  /** Posts, changes or deletes. @returns why not; null when it is done */
  send: (method: 'POST' | 'PATCH' | 'DELETE', body: object) => Promise<Refusal | null>
  /** Whom a comment can name, asked for once. */
  colleagues: () => Promise<Colleague[]>
}

export const CommentsContext = createContext<Comments | null>(null)

/** Null where nothing can be said yet: a new record. */
export function useComments(): Comments | null {
  return useContext(CommentsContext)
}

/** How many threads are open, about a field or in all. */
export function openCount(threads: ThreadView[], field?: string): number {
  return threads.filter((thread) => !thread.isResolved && (field === undefined || thread.field === field))
    .length
}
