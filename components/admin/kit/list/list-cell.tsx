import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** Column name, shown next to the value on phones, where a row is a card. */
  label?: string
  className?: string | undefined
  children: ReactNode
}

export function ListCell({ label, className, children }: Props) {
  return (
    <td
      className={clsx(
        'md:px-3 md:py-2 max-md:flex max-md:min-w-0 max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:[overflow-wrap:anywhere]',
        className,
      )}
    >
      {label && (
        <span aria-hidden="true" className="w-28 flex-none text-dense text-ink-soft md:hidden">
          {label}
        </span>
      )}
      {children}
    </td>
  )
}
