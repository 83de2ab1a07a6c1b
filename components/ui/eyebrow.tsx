import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export function Eyebrow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p className={clsx('eyebrow', className)}>
      <span>{children}</span>
    </p>
  )
}
