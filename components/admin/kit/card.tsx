import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  /** Of the heading, which then names the section for screen readers. */
  id?: string
  title: ReactNode
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A bordered section with a heading. */
export function Card({ id, title, aside, className, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className={clsx('min-w-0 rounded-control border border-line bg-card p-3 shadow-rest', className)}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
