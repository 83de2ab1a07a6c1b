'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Field, Input } from '@/components/ui/field'

type Props = {
  id?: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  hint?: string
  /** Compact, as in the back office. */
  dense?: boolean
  onValue?: (value: string) => void
}

/** A password input with a show button; pasting and password managers work. */
export function PasswordField({ id = 'password', label, autoComplete, error, hint, dense, onValue }: Props) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={id}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            data-dense={dense ? '' : undefined}
            className="pr-26"
            onChange={(event) => onValue?.(event.target.value)}
          />
          <button
            type="button"
            aria-controls={control.id}
            aria-label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-1 right-1 flex min-w-22 cursor-pointer items-center justify-center gap-2 rounded-badge text-control font-[620] text-ink hover:bg-paper"
          >
            <Icon aria-hidden="true" />
            {shown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  )
}
