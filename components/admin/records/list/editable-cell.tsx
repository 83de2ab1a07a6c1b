'use client'

import { clsx } from 'clsx'
import { Pencil } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CellEditor } from '@/components/admin/records/list/cell-editor'
import type { Field } from '@/lib/records/declare/field'
import type { AdminRecord } from '@/lib/records/declare/record'

type Props = {
  path: string
  row: AdminRecord
  name: string
  field: Field
  /** Accessible name of the edit button: 'Ruth Adler: role'. */
  label: string
  className?: string
  children: ReactNode
}

/** A value edited in place, by double click or by the pencil shown on hover and focus. */
export function EditableCell({ path, row, name, field, label, className, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)

  // Return keyboard focus to the edit button.
  useEffect(() => {
    if (wasOpen.current && !isOpen) pencil.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (isOpen)
    return (
      <CellEditor
        path={path}
        row={row}
        name={name}
        field={field}
        label={label}
        onClose={() => setOpen(false)}
      />
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: double click is a shortcut for the button
    <span
      onDoubleClick={() => setOpen(true)}
      className={clsx('group/cell relative flex min-w-0 flex-1 items-center gap-1', className)}
    >
      {children}
      <button
        ref={pencil}
        type="button"
        aria-label={`Edit ${label}`}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key === 'F2') setOpen(true)
        }}
        className="grid size-11 flex-none cursor-pointer place-items-center rounded-control text-ink-soft hover:bg-paper focus-visible:opacity-100 max-md:-my-2 md:absolute md:top-1/2 md:-right-2 md:-translate-y-1/2 md:bg-card md:opacity-0 md:shadow-rest md:group-hover/cell:opacity-100"
      >
        <Pencil className="size-4.5" aria-hidden="true" />
      </button>
    </span>
  )
}
