'use client'

import { type ReactNode, useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'
import { Switch } from '@/components/ui/switch'

type Props = {
  id?: string
  label: ReactNode
  hint?: ReactNode
  value: boolean
  onValue: (value: boolean) => void
  /** A switch takes effect right away, or turns something on or off. */
  isSwitch?: boolean
}

/** A labeled checkbox or switch. */
export function CheckField({ id: given, label, hint, value, onValue, isSwitch = false }: Props) {
  const own = useId()
  const id = given ?? own
  const Control = isSwitch ? Switch : Checkbox
  return (
    <div>
      <div className="flex min-h-11 items-center gap-3">
        <Control
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          checked={value}
          onCheckedChange={(checked: boolean | 'indeterminate') => onValue(checked === true)}
        />
        <label htmlFor={id} className="min-w-0 flex-1 cursor-pointer">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-small text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  )
}
