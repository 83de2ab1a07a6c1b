import { ArrowLeft } from 'lucide-react'
import { Link } from '@/components/ui/link'

export function BackToPeople() {
  return (
    <Link href="/admin/users" className="inline-flex min-h-11 items-center gap-2 text-link">
      <ArrowLeft aria-hidden="true" /> People
    </Link>
  )
}
