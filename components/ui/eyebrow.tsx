import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** A 34 × 12 px ridge with peaks at 18, 52 and 78 % of its width. */
export function RidgeGlyph({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 34 12"
      width="34"
      height="12"
      className={clsx('flex-none', className)}
      aria-hidden="true"
    >
      <path d="M0 12 6.1 5.6 9.4 8 17.7 0 22.6 5.4 26.5 3.2 34 12Z" fill="currentColor" />
    </svg>
  )
}

/** The plain line above a section's heading: it tells where you are. */
export function Eyebrow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={clsx(
        'flex items-center gap-3 text-small font-[640] text-copper [.on-deep_&]:text-copper-pale',
        className,
      )}
    >
      <RidgeGlyph />
      <span>{children}</span>
    </p>
  )
}
