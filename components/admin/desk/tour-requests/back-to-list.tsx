'use client'

import { ArrowLeft } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { Link } from '@/components/ui/link'

/** From an open lead back to the list as it was searched and filtered; on wide screens the list is beside it. */
export function BackToList() {
  const params = useSearchParams().toString()
  return (
    <Link
      href={`/admin/tour-requests${params && `?${params}`}`}
      className="inline-flex min-h-11 items-center gap-2 text-link"
    >
      <ArrowLeft aria-hidden="true" /> All requests
    </Link>
  )
}
