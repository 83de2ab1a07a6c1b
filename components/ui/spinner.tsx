import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

/** A turning icon with its label next to it. */
export function Spinner({ label = 'Loading...', className }: { label?: string; className?: string }) {
  return (
    <span role="status" className={clsx('inline-flex items-center gap-3 text-ink-soft', className)}>
      <LoaderCircle className="size-6 animate-spin text-copper" aria-hidden="true" />
      <span>{label}</span>
    </span>
  )
}
