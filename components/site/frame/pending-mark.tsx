'use client'

import { SpriteIcon } from '@/components/site/sprite-icon'

/** 'Loading...' at the top, shown only after 300 ms (reading 12). */
export function PendingMark({ isPending }: { isPending: boolean }) {
  return (
    <div
      role="status"
      className="no-print pointer-events-none fixed inset-x-0 top-24 z-50 grid place-items-center"
    >
      {isPending && (
        <span className="inline-flex animate-after-300ms items-center gap-3 rounded-pill border border-line bg-card px-5 py-2.5 text-control font-[600] shadow-raised">
          <SpriteIcon name="loader-circle" className="animate-spin text-copper" />
          Loading...
        </span>
      )}
    </div>
  )
}
