'use client'

import { useRouter } from 'next/navigation'
import { useLeadChanges } from '@/components/admin/desk/tour-requests/use-lead-changes'

/** Refreshes the page when a lead changes. */
export function LiveRefresh() {
  const router = useRouter()
  useLeadChanges(() => router.refresh())
  return null
}
