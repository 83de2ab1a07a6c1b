import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** The plain line above a section's heading, behind a small ridge: it tells where you are. */
export function Eyebrow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={clsx('eyebrow', className)}>
      <span>{children}</span>
    </p>
  )
}
