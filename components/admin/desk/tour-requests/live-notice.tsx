'use client'

import { useIsBehind } from '@/components/admin/desk/tour-requests/live-desk'

/** Says that the screen shows an older state than the server has. */
export function LiveNotice() {
  if (!useIsBehind()) return null
  return (
    <p role="alert" className="px-4.5 py-2 font-[640] text-bad">
      New requests and changes cannot be loaded right now. Trying again.
    </p>
  )
}
