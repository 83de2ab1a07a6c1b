'use client'

import { clsx } from 'clsx'
import type { EntityInputProps } from '@/components/admin/records/inputs/input-props'
import { SectionSketch } from '@/components/admin/records/inputs/section-sketch'
import { wordsFromName } from '@/lib/records/declare/field'

/** Section kinds with sketches; radio buttons, so that arrow keys move between them. */
export function SketchChoice({ control, field, value, onChange, onBlur, focusRef }: EntityInputProps) {
  const listed = field.choices ?? []
  const isUnlisted = value !== '' && !listed.some((choice) => choice.value === value)
  const choices = isUnlisted
    ? [...listed, { value, label: wordsFromName(value.replace(/[-_]/g, ' ')) }]
    : listed
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {choices.map((choice, at) => {
        const isChosen = choice.value === value
        return (
          <label
            key={choice.value}
            className={clsx(
              'grid cursor-pointer content-start gap-2 rounded-control border-[1.5px] p-2 text-dense',
              'has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-copper',
              isChosen ? 'border-evergreen bg-selected font-[640]' : 'border-line-strong hover:bg-paper',
            )}
          >
            <SectionSketch of={choice.value} />
            <span className="flex items-start gap-2">
              <input
                type="radio"
                id={at === 0 ? control.id : undefined}
                name={control.id}
                ref={isChosen || (value === '' && at === 0) ? focusRef : undefined}
                className="mt-0.5 size-4.5 flex-none accent-evergreen outline-none"
                required={field.required}
                checked={isChosen}
                onChange={() => onChange(choice.value)}
                onBlur={onBlur}
              />
              {choice.label}
            </span>
          </label>
        )
      })}
    </div>
  )
}
