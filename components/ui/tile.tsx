import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** Name of the radio group. */
  name: string
  value: string
  isChosen: boolean
  onChoose: () => void
  /** Key that chooses it (the back office's shortcuts). */
  shortcut?: string | undefined
  className?: string
  children: ReactNode
}

/** A large tap target; a radio button for keyboard and screen readers. */
export function Tile({ name, value, isChosen, onChoose, shortcut, className, children }: Props) {
  return (
    <label
      className={clsx(
        'relative flex min-h-12 cursor-pointer items-center rounded-control border-[1.5px] px-2 leading-tight font-[600] has-focus-visible:outline-3 has-focus-visible:outline-copper has-focus-visible:outline-offset-2',
        isChosen
          ? 'border-evergreen bg-evergreen text-ivory forced-colors:outline-2'
          : 'border-line-strong bg-field hover:bg-paper',
        className,
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        data-key={shortcut}
        aria-keyshortcuts={shortcut}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
      {children}
    </label>
  )
}
