'use client'

import { useRouter } from 'next/navigation'
import { useLeadChanges } from '@/components/admin/desk/tour-requests/use-lead-changes'

/** Draws the page again whenever a lead changes. */
export function LiveRefresh() {
  const router = useRouter()
  useLeadChanges(() => router.refresh())
  return null
}
