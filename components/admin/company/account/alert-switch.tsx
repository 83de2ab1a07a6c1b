import { useId } from 'react'
import { FieldError } from '@/components/ui/field'
import { Switch } from '@/components/ui/switch'

type Props = {
  label: string
  hint: string
  value: boolean
  error?: string | undefined
  onValue: (value: boolean) => void
}

export function AlertSwitch({ label, hint, value, error, onValue }: Props) {
  const id = useId()
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-5">
        <div className="min-w-0">
          <p id={id} className="text-control font-[620]">
            {label}
          </p>
          <p id={`${id}-hint`} className="text-small text-ink-soft [overflow-wrap:anywhere]">
            {hint}
          </p>
        </div>
        <Switch
          aria-labelledby={id}
          aria-describedby={`${id}-hint ${id}-error`}
          checked={value}
          onCheckedChange={onValue}
        />
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  )
}
