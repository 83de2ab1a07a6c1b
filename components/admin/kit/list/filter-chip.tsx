'use client'

import { clsx } from 'clsx'
import { ChevronDown, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Choice } from '@/lib/records/declare/field'

type Props = {
  label: string
  choices: readonly Choice[]
  value: string | undefined
  onChoose: (value: string | null) => void
  /** Set for a filter the person just added: it takes focus and opens. */
  opensAtOnce?: boolean
}

/** One filter as a chip ('Active: any') around the browser's own select, with a clear button when set. */
export function FilterChip({ label, choices, value, onChoose, opensAtOnce = false }: Props) {
  const select = useRef<HTMLSelectElement>(null)

  useEffect(() => {
    if (!opensAtOnce) return
    select.current?.focus()
    try {
      select.current?.showPicker()
    } catch {
      // Browsers that do not count the earlier click as user activation refuse to open it; focus is enough.
    }
  }, [opensAtOnce])

  return (
    <span
      className={clsx(
        'relative inline-flex min-h-11 flex-none items-center rounded-control border-[1.5px] border-line-strong text-small font-[560]',
        value === undefined ? 'bg-transparent' : 'bg-card',
      )}
    >
      <select
        ref={select}
        aria-label={label}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value || null)}
        className="min-h-10 max-w-64 [field-sizing:content] cursor-pointer appearance-none truncate rounded-control bg-transparent pr-9 pl-3 lg:min-h-8 lg:max-w-44"
      >
        <option value="">{label}: any</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {label}: {choice.label}
          </option>
        ))}
      </select>
      {value === undefined ? (
        <ChevronDown className="pointer-events-none absolute right-3 size-4" aria-hidden="true" />
      ) : (
        <button
          type="button"
          aria-label={`Remove the filter ${label}`}
          onClick={() => onChoose(null)}
          className="absolute right-0 grid size-10.5 cursor-pointer place-items-center rounded-control lg:size-8"
        >
          <X className="size-4.5" aria-hidden="true" />
        </button>
      )}
    </span>
  )
}
