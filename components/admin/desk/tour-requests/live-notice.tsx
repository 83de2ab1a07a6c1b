'use client'

import { useIsBehind } from '@/components/admin/desk/tour-requests/live-desk'

/** Says that the screen shows an older state than the server has. */
export function LiveNotice() {
  return (
    <p role="status" className="empty:hidden px-4.5 py-2 font-[640] text-bad">
      {useIsBehind() && 'New requests and changes cannot be loaded at the moment. It is tried again.'}
    </p>
  )
}
