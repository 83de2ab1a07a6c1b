import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** What the table shows, as a screen reader says it. */
  label: string
  className?: string
  children: ReactNode
}

/** A table with more columns than a phone is wide: it scrolls in itself, by keyboard, too, and the page does not. */
export function WideTable({ label, className, children }: Props) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
      className={clsx('relative overflow-x-auto', className)}
    >
      {children}
    </section>
  )
}
