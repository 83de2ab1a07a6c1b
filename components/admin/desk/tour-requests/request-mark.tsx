import { formatDay } from '@/components/admin/kit/lead-time'
import { Link } from '@/components/ui/link'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'

type Props = { lead: LeadDetail; requestId: string | null; zone: string }

/** The request a history entry belongs to; nothing when the family has only one. */
export function RequestMark({ lead, requestId, zone }: Props) {
  if (requestId === null || lead.related.length === 0) return null
  if (requestId === lead.id) return <p className="text-dense text-ink-soft">This request</p>
  const other = lead.related.find(({ id }) => id === requestId)
  if (!other) return null
  return (
    <p className="text-dense">
      <Link
        href={`/admin/tour-requests/${other.id}`}
        className="text-link underline underline-offset-4 max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
      >
        Request of {formatDay(other.createdAt, zone)}
        {other.community && `, ${other.community.name}`}
      </Link>
    </p>
  )
}
