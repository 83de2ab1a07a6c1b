'use client'

import { ArrowLeft } from 'lucide-react'
import { useSearchParams } from 'next/navigation'
import { Link } from '@/components/ui/link'

/** Back to the filtered list; wide screens show it next to the lead. */
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
