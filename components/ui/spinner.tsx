import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

type Props = {
  /** Shown next to the icon unless `hideLabel`. */
  label?: string
  hideLabel?: boolean
  className?: string
}

export function Spinner({ label = 'Loading...', hideLabel = false, className }: Props) {
  return (
    <span role="status" className={clsx('inline-flex items-center gap-3 text-ink-soft', className)}>
      <LoaderCircle className="size-6 animate-spin text-copper" aria-hidden="true" />
      <span className={hideLabel ? 'sr-only' : undefined}>{label}</span>
    </span>
  )
}

/** Centered spinner, shown only after 300 ms so that fast loads do not flicker (reading 12). */
export function PageSpinner({ label }: { label?: string }) {
  return (
    <div className="grid min-h-[50vh] animate-after-300ms place-items-center">
      <Spinner label={label} />
    </div>
  )
}
