'use client'

import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { callAdmin, type Refusal } from '@/components/admin/kit/admin-api'
import { CommentsFrame } from '@/components/admin/records/comments/comments-frame'
import { RecordSheet, type Typed } from '@/components/admin/records/on-page/record-sheet'
import { Button } from '@/components/ui/button'
import { Message } from '@/components/ui/message'
import { requireEntityAt } from '@/lib/records/entities/registry'
import type { SheetData } from '@/lib/records/on-page/sheet-data'

/** A field of a record; `path` is its entity's below /api/admin, `field` null for the whole record. */
export type Opened = {
  path: string
  id: string
  field: string | null
  /** The word that was pressed on the page. */
  pressed?: string | null
  /** Values of a new record that is not a draft yet. */
  given?: Record<string, unknown>
}

type Props = {
  opened: Opened
  /** The address of the editor with this sheet, to come back to. */
  address: string
  onTyped: (typed: Typed) => void
  onStored: () => void
  /** After an earlier version became the draft: the page does not show it yet. */
  onRestored: () => void
  onOpen: (opened: Opened) => void
  onClose: () => void
}

/** `round` counts the versions restored while the sheet is open. */
type Found = { data: SheetData | null; refusal: Refusal | null; round: number }

/** Beside the page: a field with the form's own input, and the rest of its record. Escape closes it. */
export function FieldSheet({ opened, onClose, onRestored, ...props }: Props) {
  const { path, id } = opened
  const entity = requireEntityAt(path)
  const [found, setFound] = useState<Found | null>(null)
  const [round, setRound] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  // Escape works from the start; the field takes the focus once it is there.
  useEffect(() => heading.current?.focus(), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after another version was restored
  useEffect(() => {
    let isCurrent = true
    void callAdmin<SheetData>('GET', `${path}/${id}/sheet${opened.given ? '?new=yes' : ''}`).then(
      ({ answer, refusal }) => {
        if (isCurrent) setFound({ data: answer, refusal, round })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [path, id, round])

  const data = found?.data
  const sheet = data && (
    <RecordSheet
      key={`${id} ${found?.round}`}
      data={data}
      opened={opened}
      onRestored={() => {
        setRound(round + 1)
        onRestored()
      }}
      onClose={onClose}
      {...props}
    />
  )
  return (
    <section
      aria-labelledby="sheet-heading"
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onClose()}
      className="flex h-full min-h-0 flex-col border-l border-line bg-card"
    >
      <div className="flex items-center gap-2 px-4.5 pt-3 pb-1">
        <h2 ref={heading} id="sheet-heading" tabIndex={-1} className="type-h4 min-w-0 flex-1 truncate">
          {entity.labels.one.replace(/^./, (letter) => letter.toUpperCase())}
        </h2>
        <Button variant="ghost" size="icon" aria-label="Close" title="Close" onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {!found && (
        <p role="status" className="px-4.5 py-3 text-ink-soft">
          Loading…
        </p>
      )}
      {found?.refusal && (
        <div className="px-4.5 py-3">
          <Message tone="warn">{found.refusal.message}</Message>
        </div>
      )}
      {data?.comments ? (
        <CommentsFrame
          key={id}
          address={`${path}/${id}/comments`}
          path={path}
          hidden={data.hidden}
          found={data.comments}
        >
          {sheet}
        </CommentsFrame>
      ) : (
        sheet
      )}
    </section>
  )
}
