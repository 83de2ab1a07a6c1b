import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { FieldError } from '@/components/ui/field'
import { Tile } from '@/components/ui/tile'

type Props<V extends string> = {
  legend: string
  name: string
  value: V | ''
  choices: { value: V; label: string; icon?: ReactNode; shortcut?: string }[]
  onValue: (value: V) => void
  error?: string | undefined
  /** Long labels, such as addresses: one tile per row. */
  wide?: boolean
}

/** Radio buttons drawn as tiles large enough for a thumb. */
export function ChoiceTiles<V extends string>({
  legend,
  name,
  value,
  choices,
  onValue,
  error,
  wide = false,
}: Props<V>) {
  return (
    <fieldset>
      <legend className="mb-2 text-control font-[620]">{legend}</legend>
      <div className={clsx('grid gap-2', !wide && 'grid-cols-2')}>
        {choices.map(({ value: choice, label, icon, shortcut }) => (
          <Tile
            key={choice}
            name={name}
            value={choice}
            shortcut={shortcut}
            isChosen={choice === value}
            onChoose={() => onValue(choice)}
            className="gap-1.5 py-2 text-dense [&>svg]:size-5 [&>svg]:flex-none"
          >
            {icon}
            {wide ? <span className="min-w-0 wrap-anywhere">{label}</span> : label}
          </Tile>
        ))}
      </div>
      <FieldError id={`${name}-error`} message={error} />
    </fieldset>
  )
}
