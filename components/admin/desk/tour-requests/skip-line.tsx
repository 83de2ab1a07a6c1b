'use client'

import { SkipForward } from 'lucide-react'
import { useNow } from '@/components/admin/kit/use-now'
import { isSkipReason, SKIP_LABELS } from '@/lib/leads/tour-requests/skip-reasons'

/** Who skipped the family and why; nothing once the skip has expired. */
export function SkipLine({ by, until, reason }: { by: string; until: string; reason: string }) {
  const now = useNow()
  if (now === null || Date.parse(until) <= now || !isSkipReason(reason)) return null
  return (
    <span className="mt-1.5 flex items-center gap-1.5 text-dense font-[640] text-warn">
      <SkipForward aria-hidden="true" className="size-4.5 flex-none" />
      {by} {SKIP_LABELS[reason].said}
    </span>
  )
}
