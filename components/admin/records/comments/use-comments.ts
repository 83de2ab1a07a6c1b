'use client'

import { createContext, useContext } from 'react'
import type { Answered } from '@/components/admin/kit/admin-api'
import type { Colleague, CommentsView, ThreadView } from '@/lib/records/comments/comment-view'

export type Comments = {
  threads: ThreadView[]
  mayWrite: boolean
  /** Fields that can be commented on, in form order. */
  fields: { name: string; label: string }[]
  /** Opens the panel for one field, or for all with null. */
  open: (field: string | null) => void
  /** Goes to a field of the form; on phones this closes the panel that covers it. */
  show: (field: string) => void
  send: (method: 'POST' | 'PATCH' | 'DELETE', body: object) => Promise<Answered<CommentsView>>
  /** Colleagues who can be mentioned; fetched once. */
  colleagues: () => Promise<Colleague[]>
}

export const CommentsContext = createContext<Comments | null>(null)

/** Null on a new record, which cannot have comments yet. */
export function useComments(): Comments | null {
  return useContext(CommentsContext)
}

/** Counts open threads of one field, or of all. */
export function openCount(threads: ThreadView[], field?: string): number {
  return threads.filter((thread) => !thread.isResolved && (field === undefined || thread.field === field))
    .length
}
