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
  /** All in one row, each with its key, where the legend is plain to see. */
  isRow?: boolean
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
  isRow = false,
}: Props<V>) {
  return (
    <fieldset className="min-w-0">
      <legend className={isRow ? 'sr-only' : 'mb-2 text-control font-[620]'}>{legend}</legend>
      <div className={isRow ? 'flex flex-wrap gap-1.5' : clsx('grid gap-2', !wide && 'grid-cols-2')}>
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
            {isRow && shortcut && (
              <span
                aria-hidden="true"
                className="grid size-5 place-items-center rounded-picture border font-sans text-[0.8125rem]"
              >
                {shortcut}
              </span>
            )}
          </Tile>
        ))}
      </div>
      <FieldError id={`${name}-error`} message={error} />
    </fieldset>
  )
}
