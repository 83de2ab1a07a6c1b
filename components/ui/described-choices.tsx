'use client'

import type { ReactNode } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { FieldError } from '@/components/ui/field'

type Props<V extends string> = {
  /** Prefix of ids; unique on the page. */
  name: string
  legend: string
  choices: readonly { value: V; label: ReactNode; hint: string }[]
  value: readonly V[]
  error: string | undefined
  onValue: (chosen: V[]) => void
}

/** Checkboxes that each have a description. */
export function DescribedChoices<V extends string>({
  name,
  legend,
  choices,
  value: chosen,
  error,
  onValue,
}: Props<V>) {
  return (
    <fieldset aria-describedby={`${name}-error`}>
      <legend className="mb-2 text-control font-[620]">{legend}</legend>
      <ul className="overflow-hidden rounded-control border border-line-strong">
        {choices.map(({ value, label, hint }) => (
          <li
            key={value}
            className="flex items-start gap-3 border-b border-line bg-field px-4 py-3 last:border-0"
          >
            <Checkbox
              id={`${name}-${value}`}
              aria-describedby={`${name}-${value}-hint`}
              checked={chosen.includes(value)}
              onCheckedChange={(checked) =>
                onValue(checked === true ? [...chosen, value] : chosen.filter((other) => other !== value))
              }
            />
            <div className="min-w-0">
              <label
                htmlFor={`${name}-${value}`}
                className="flex cursor-pointer flex-wrap items-baseline gap-x-2 font-[620]"
              >
                {label}
              </label>
              <p id={`${name}-${value}-hint`} className="text-small text-ink-soft">
                {hint}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-2">
        <FieldError id={`${name}-error`} message={error} />
      </div>
    </fieldset>
  )
}
