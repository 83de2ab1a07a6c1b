'use client'

import { useId } from 'react'
import { Checkbox } from '@/components/ui/checkbox'

type Props = { label: string; isChecked: boolean; onChange: (isChecked: boolean) => void }

/** A labeled checkbox. */
export function CheckField({ label, isChecked, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <Checkbox id={id} checked={isChecked} onCheckedChange={(checked) => onChange(checked === true)} />
      <label htmlFor={id} className="cursor-pointer">
        {label}
      </label>
    </div>
  )
}
