'use client'

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { callAdmin, toastRefusal } from '@/components/admin/kit/admin-api'
import { CommentsPanel } from '@/components/admin/records/comments/comments-panel'
import { type Comments, CommentsContext } from '@/components/admin/records/comments/use-comments'
import { showField } from '@/components/admin/records/form/show-field'
import type { Colleague, CommentsView } from '@/lib/records/comments/comment-view'
import { labelOf } from '@/lib/records/declare/field'
import { requireEntityAt } from '@/lib/records/entities/registry'

type Props = {
  /** API path: 'communities/…/comments'. */
  address: string
  path: string
  hidden: string[]
  found: CommentsView
  children: ReactNode
}

/** A form with its comments panel. Never rerenders the form, so typed text is safe. */
export function CommentsFrame({ address, path, hidden, found, children }: Props) {
  const [view, setView] = useState(found)
  const [about, setAbout] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const people = useRef<Promise<Colleague[]> | null>(null)

  useEffect(() => {
    if (window.location.hash.startsWith('#thread-')) setOpen(true)
  }, [])
  const { isAwaited } = found
  useEffect(() => {
    if (isAwaited) void callAdmin('POST', `${address}/seen`)
  }, [isAwaited, address])

  const comments = useMemo<Comments>(() => {
    const entity = requireEntityAt(path)
    const fields = entity.groups
      .flatMap((group) => group.fields)
      .filter((name) => name !== entity.parent && !hidden.includes(name))
      .flatMap((name) => {
        const field = entity.fields[name]
        return field ? [{ name, label: labelOf(name, field) }] : []
      })
    return {
      threads: view.threads,
      mayWrite: view.mayWrite,
      fields,
      open(field) {
        setAbout(field)
        setOpen(true)
      },
      show(field) {
        if (window.matchMedia('(max-width: 639px)').matches) setOpen(false)
        showField(field)
      },
      async send(method, body) {
        const outcome = await callAdmin<CommentsView>(method, address, body)
        if (outcome.answer) setView(outcome.answer)
        return outcome
      },
      colleagues() {
        people.current ??= callAdmin<Colleague[]>('GET', `${address}/people`).then(({ answer, refusal }) => {
          if (!refusal) return answer
          people.current = null
          toastRefusal(refusal)
          return []
        })
        return people.current
      },
    }
  }, [view, address, path, hidden])

  return (
    <CommentsContext value={comments}>
      {children}
      <CommentsPanel
        comments={comments}
        about={about}
        onAbout={setAbout}
        isOpen={isOpen}
        onOpenChange={setOpen}
      />
    </CommentsContext>
  )
}
