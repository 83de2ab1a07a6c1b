'use client'

import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { GroupRow } from '@/components/admin/records/inputs/group-row'
import { focusFirstFault, type StructureProps } from '@/components/admin/records/inputs/part-fields'
import { LazyDragOrder } from '@/components/admin/records/order/lazy-drag-order'
import { movedTo } from '@/components/admin/records/order/ordered'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { capitalized } from '@/lib/records/declare/capitalized'
import { defaultsOf, structureOf } from '@/lib/records/declare/structures'

let made = 0

/** An ordered list of structures that can be added, removed and moved. */
export function GroupsInput(props: StructureProps) {
  const { id, label, field, value, errors, onChange, focusRef } = props
  const entries = [structureOf(field, value)].flat()
  const frame = useRef<HTMLFieldSetElement>(null)
  // Keys let rows keep their inputs (an editor has its own state) when they move.
  const keys = useRef<number[]>([])
  while (keys.current.length < entries.length) keys.current.push(made++)
  keys.current.length = entries.length
  const [announcement, setAnnouncement] = useState('')
  const added = useRef(false)
  const one = field.entry ?? 'entry'
  const last = entries.length - 1
  const isOrdered = !field.unordered && entries.length > 1
  const slotOf = (at: number) => `${id}#${keys.current[at]}`
  const isFull = field.max !== undefined && entries.length >= field.max

  useEffect(() => {
    if (!added.current) return
    added.current = false
    const row = document.getElementById(`${id}.${last}`)
    row?.querySelector<HTMLElement>('input, textarea, select, [contenteditable]')?.focus()
  }, [id, last])

  function move(from: number, to: number) {
    if (to < 0 || to > last) return
    keys.current = movedTo(keys.current, from, to)
    onChange(movedTo(entries, from, to))
    setAnnouncement(`${capitalized(one)} ${from + 1} moved to position ${to + 1}`)
  }

  function remove(at: number) {
    keys.current = keys.current.toSpliced(at, 1)
    onChange(entries.toSpliced(at, 1))
    setAnnouncement(`${capitalized(one)} ${at + 1} removed`)
    frame.current?.querySelector<HTMLElement>(`[data-add="${id}"]`)?.focus()
  }

  const message = (errors as { message?: unknown; root?: { message?: unknown } } | undefined)?.message
  return (
    <fieldset
      ref={(element) => {
        frame.current = element
        focusRef(element && { focus: () => focusFirstFault(element) })
      }}
      aria-describedby={field.hint ? `${id}-hint` : undefined}
      className="col-span-full min-w-0"
    >
      <legend className="text-control font-[620]">{label}</legend>
      {field.hint && (
        <p id={`${id}-hint`} className="mt-1 text-small text-ink-soft">
          {field.hint}
        </p>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className="mt-3 grid gap-4 empty:hidden">
        {entries.map((entry, at) => (
          <GroupRow
            key={keys.current[at]}
            id={`${id}.${at}`}
            one={one}
            at={at}
            last={last}
            slot={isOrdered ? slotOf(at) : null}
            titled={field.titled}
            startsOpen={added.current}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
            fields={{
              ...props,
              values: entry,
              errors: (errors as Record<number, object> | undefined)?.[at],
              onChange: (next) => onChange(entries.with(at, next)),
            }}
          />
        ))}
      </ol>
      {isOrdered && (
        <LazyDragOrder
          frame={frame}
          items={entries.map((_, at) => ({ id: slotOf(at), title: `${one} ${at + 1}` }))}
          isBusy={false}
          onDrop={move}
        />
      )}
      <FieldError id={`${id}-error`} message={typeof message === 'string' ? message : undefined} />
      <Button
        data-add={id}
        variant="outline"
        size="sm"
        className="mt-5! min-h-11!"
        aria-disabled={isFull}
        onClick={() => {
          if (isFull) return
          added.current = true
          onChange([...entries, defaultsOf(field.parts ?? {})])
        }}
      >
        <Plus aria-hidden="true" />
        Add {/^[aeiou]/.test(one) ? 'an' : 'a'} {one}
      </Button>
    </fieldset>
  )
}
