'use client'

import { PhoneCall } from 'lucide-react'
import { useNow } from '@/components/admin/kit/use-now'

/** The current caller; nothing once the claim has expired. */
export function ClaimLine({ by, until }: { by: string; until: string }) {
  const now = useNow()
  if (now === null || Date.parse(until) <= now) return null
  return (
    <span className="mt-1.5 flex items-center gap-1.5 text-dense font-[640] text-info">
      <PhoneCall aria-hidden="true" className="size-4.5 flex-none" />
      {by} is calling
    </span>
  )
}
