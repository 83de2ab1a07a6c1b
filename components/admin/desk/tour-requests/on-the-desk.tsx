import { Card } from '@/components/admin/kit/card'
import { Link } from '@/components/ui/link'

/** Side panel of a record that became a lead: the link to it. */
export function OnTheDesk({ leadId }: { leadId: unknown }) {
  return (
    <Card title="On the desk">
      <Link href={`/admin/tour-requests/${leadId}`} className="inline-flex min-h-11 items-center text-link">
        Open the request
      </Link>
    </Card>
  )
}
