'use client'

import { clsx } from 'clsx'
import { ChevronsUpDown, X } from 'lucide-react'
import { type KeyboardEvent, useDeferredValue, useState } from 'react'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { useOptionPictures } from '@/components/admin/records/inputs/use-option-pictures'
import { type Option, useOptions } from '@/components/admin/records/inputs/use-options'
import { Thumbnail } from '@/components/admin/records/list/cell-value'
import { Input } from '@/components/ui/field'
import { entityNamed } from '@/lib/records/entities/registry'

/** Combobox for one record of another entity (ARIA authoring practices, list autocomplete). */
export function RelationInput(props: EntityInputProps) {
  const { control, field, label, value, onChange, onBlur, focusRef, references } = props
  const target = entityNamed(field.entity ?? 'community')
  const [chosen, setChosen] = useState<Option | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const isOpen = typed !== null
  const search = useDeferredValue(typed ?? '')
  const { options, isFetching } = useOptions(target, { search, enabled: isOpen })
  const pictures = useOptionPictures(target, options)
  const keyOf = ({ id, record }: Option) => (field.by ? String(record[field.by]) : id)
  const shown = chosen && keyOf(chosen) === value ? chosen.title : (references[value]?.title ?? '')
  const listId = `${control.id}-options`

  function choose(option: Option) {
    setChosen(option)
    onChange(keyOf(option))
    close()
  }

  function close() {
    setTyped(null)
    setActive(-1)
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) {
      event.preventDefault()
      if (!isOpen) setTyped('')
      else if (options.length > 0) setActive((active + step + options.length) % options.length)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault()
      const option = options[active]
      if (option) choose(option)
    }
  }

  return (
    <div className="relative">
      <Input
        {...control}
        ref={focusRef}
        data-dense=""
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        aria-required={field.required || undefined}
        autoComplete="off"
        placeholder={`Search ${target.labels.many}`}
        className="pr-24"
        value={typed ?? shown}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
        }}
        onClick={() => setTyped((now) => now ?? '')}
        onKeyDown={press}
        onBlur={() => {
          close()
          onBlur()
        }}
      />
      {value && !field.required && (
        <button
          type="button"
          aria-label={`Clear ${label.toLowerCase()}`}
          onClick={() => onChange('')}
          className="absolute top-0.5 right-11 grid size-10.5 cursor-pointer place-items-center rounded-badge"
        >
          <X className="size-4.5" aria-hidden="true" />
        </button>
      )}
      <ChevronsUpDown
        className="pointer-events-none absolute top-3.5 right-3.5 size-4.5"
        aria-hidden="true"
      />
      <p role="status" className="sr-only">
        {isOpen && !isFetching ? `${options.length} found` : ''}
      </p>
      {/* Options are not focusable: a mouse press must not take focus from the input. */}
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!isOpen}
        onPointerDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 overflow-y-auto rounded-control border border-line bg-card p-1.5 shadow-raised"
      >
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
          <div
            key={option.id}
            id={`${listId}-${at}`}
            ref={at === active ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={keyOf(option) === value}
            onClick={() => choose(option)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-badge px-3 py-1.5 hover:bg-paper aria-selected:font-[620]',
              at === active && 'bg-paper outline-2 outline-copper',
            )}
          >
            {pictures && <Thumbnail source={pictures[option.id]} />}
            <span className="min-w-0">{option.title}</span>
          </div>
        ))}
        {isOpen && options.length === 0 && (
          <p className="px-3 py-2.5 text-ink-soft">
            {isFetching ? 'Loading...' : `No ${target.labels.many} match`}
          </p>
        )}
      </div>
    </div>
  )
}
