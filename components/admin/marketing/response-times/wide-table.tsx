import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** Accessible name of the table. */
  label: string
  className?: string
  children: ReactNode
}

/** A table wider than a phone that scrolls within itself, also by keyboard. */
export function WideTable({ label, className, children }: Props) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
      className={clsx('relative overflow-x-auto', className)}
    >
      {children}
    </section>
  )
}
