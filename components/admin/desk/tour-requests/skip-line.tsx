'use client'

import { SkipForward } from 'lucide-react'
import { useNow } from '@/components/admin/kit/use-now'
import { isSkipReason, SKIP_WORDS } from '@/lib/leads/tour-requests/skip-reasons'

type Props = { by: string; until: string; reason: string }

/** Who left this family to the others, and why; nothing once it may be offered to them again. */
export function SkipLine({ by, until, reason }: Props) {
  const now = useNow()
  if (now === null || Date.parse(until) <= now || !isSkipReason(reason)) return null
  return (
    <span className="mt-1.5 flex items-center gap-1.5 text-dense font-[640] text-warn">
      <SkipForward aria-hidden="true" className="size-4.5 flex-none" />
      {by} {SKIP_WORDS[reason].said}
    </span>
  )
}
