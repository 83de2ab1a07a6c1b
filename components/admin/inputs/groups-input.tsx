'use client'

import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { focusFirstFault, PartFields, type StructureProps } from '@/components/admin/inputs/part-fields'
import { LazyDragOrder } from '@/components/admin/order/lazy-drag-order'
import { DRAGGED, OrderSlot } from '@/components/admin/order/order-slot'
import { movedTo } from '@/components/admin/order/ordered'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field'
import { capitalized } from '@/lib/admin/menu'
import { defaultsOf, opened } from '@/lib/admin/structures'

let made = 0

/** Several structures in an order of their own: added, taken away and moved by buttons. */
export function GroupsInput(props: StructureProps) {
  const { id, label, field, value, errors, onChange, focusRef } = props
  const entries = [opened(field, value)].flat()
  const frame = useRef<HTMLFieldSetElement>(null)
  // Rows keep their inputs (an editor has its own state) when they change places.
  const keys = useRef<number[]>([])
  while (keys.current.length < entries.length) keys.current.push(made++)
  keys.current.length = entries.length
  const [told, setTold] = useState('')
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
    setTold(`${capitalized(one)} ${from + 1} moved to place ${to + 1}`)
  }

  function remove(at: number) {
    keys.current = keys.current.toSpliced(at, 1)
    onChange(entries.toSpliced(at, 1))
    setTold(`${capitalized(one)} ${at + 1} removed`)
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
        {told}
      </p>
      <ol className="mt-3 grid gap-4 empty:hidden">
        {entries.map((entry, at) => (
          <li
            key={keys.current[at]}
            id={`${id}.${at}`}
            className={clsx('relative rounded-control border border-line bg-ivory/60 p-4', DRAGGED)}
          >
            <div className="mb-2 flex items-center gap-1">
              {isOrdered && <OrderSlot id={slotOf(at)} />}
              <h3 className="flex-1 font-sans! text-dense! font-[620] text-ink-soft">
                {capitalized(one)} {at + 1}
              </h3>
              {isOrdered && (
                <>
                  <RowButton
                    name={`Move ${one} ${at + 1} up`}
                    off={at === 0}
                    onPress={() => move(at, at - 1)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </RowButton>
                  <RowButton
                    name={`Move ${one} ${at + 1} down`}
                    off={at === last}
                    onPress={() => move(at, at + 1)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </RowButton>
                </>
              )}
              <RowButton name={`Remove ${one} ${at + 1}`} off={false} onPress={() => remove(at)}>
                <Trash2 aria-hidden="true" className="text-bad" />
              </RowButton>
            </div>
            <PartFields
              {...props}
              id={`${id}.${at}`}
              values={entry}
              errors={(errors as Record<number, object> | undefined)?.[at]}
              onChange={(next) => onChange(entries.with(at, next))}
            />
          </li>
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
        className="mt-3 min-h-11!"
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

type RowButtonProps = { name: string; off: boolean; onPress: () => void; children: React.ReactNode }

function RowButton({ name, off, onPress, children }: RowButtonProps) {
  return (
    // Not `disabled`: the first row's button would lose the keyboard's focus when a row arrives there.
    <button
      type="button"
      aria-label={name}
      aria-disabled={off}
      onClick={() => !off && onPress()}
      className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-paper aria-disabled:cursor-not-allowed aria-disabled:opacity-35"
    >
      {children}
    </button>
  )
}
