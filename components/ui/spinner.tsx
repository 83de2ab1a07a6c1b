import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

type Props = {
  /** What is awaited; shown beside the wheel unless `hideLabel`. */
  label?: string
  hideLabel?: boolean
  className?: string
}

/** A turning wheel with its words. Announced politely. */
export function Spinner({ label = 'Loading...', hideLabel = false, className }: Props) {
  return (
    <span role="status" className={clsx('inline-flex items-center gap-3 text-ink-soft', className)}>
      <LoaderCircle className="size-6 animate-spin text-copper" aria-hidden="true" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </span>
  )
}

/** The spinner in the middle of its place, after 300 ms only: what loads at once must not flicker (reading 12). */
export function PageSpinner({ label }: { label?: string }) {
  return (
    <div className="grid min-h-[50vh] animate-after-300ms place-items-center">
      <Spinner label={label} />
    </div>
  )
}
