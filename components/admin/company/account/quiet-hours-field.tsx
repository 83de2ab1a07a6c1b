'use client'

import { useId } from 'react'
import { AlertSwitch } from '@/components/admin/company/account/alert-switch'
import { TimeInput } from '@/components/admin/kit/hours/time-input'
import { FieldError } from '@/components/ui/field'
import { PROMISED_WORD } from '@/lib/platform/promised-minutes'

export type TypedQuietHours = { isOn: boolean; from: string; until: string }

type Props = {
  value: TypedQuietHours
  errors: { from: string | undefined; until: string | undefined }
  onValue: (value: TypedQuietHours) => void
}

/** Hours in which the user's own alerts are held back. */
export function QuietHoursField({ value, errors, onValue }: Props) {
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <AlertSwitch
        label="Quiet hours"
        hint={`Only what nobody may miss comes through: a request without a call after ${PROMISED_WORD} minutes, or without any alert that arrived.`}
        value={value.isOn}
        onValue={(isOn) => onValue({ ...value, isOn })}
      />
      {value.isOn && (
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
          <TimeInput
            id={`${id}-from`}
            label="Quiet from"
            value={value.from}
            error={errors.from}
            onChange={(from) => onValue({ ...value, from })}
          />
          <span>to</span>
          <TimeInput
            id={`${id}-until`}
            label="Quiet until"
            value={value.until}
            error={errors.until}
            onChange={(until) => onValue({ ...value, until })}
          />
          <span className="text-small text-ink-soft">in the company’s time zone</span>
        </div>
      )}
      <FieldError id={`${id}-from-error`} message={errors.from} />
      <FieldError id={`${id}-until-error`} message={errors.until} />
    </div>
  )
}
