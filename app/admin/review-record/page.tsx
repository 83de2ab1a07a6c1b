import type { Metadata } from 'next'
import { Card } from '@/components/admin/kit/card'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { CohortTable } from '@/components/admin/records/reviews/cohort-table'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { readReviewRecord } from '@/lib/records/reviews/read-review-record'

export const metadata: Metadata = { title: 'Review record' }

/** Our public sentence about reviews with its evidence: proposals, unread reviews, and who was asked. */
export default async function ReviewRecordPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'reviews')) return <NoAccess what="the review record" />
  const { sentence, proposed, unread, cohorts } = await readReviewRecord(actor)
  return (
    <div className="max-w-5xl px-4 py-3 lg:px-3.5">
      <PageHead title="Review record">
        The site says: {sentence ?? 'nothing yet, because no review has come in'}. Every review counts in the
        average. Each family gets one email invitation after its tour and one after move-in.
      </PageHead>
      <div className="grid gap-4">
        <Card title="Waiting for a second person">
          <Reviews rows={proposed} none="No one has proposed to withhold a review." />
        </Card>
        <Card title="Waiting to be reviewed">
          <Reviews rows={unread} none="Every review has been published or withheld." />
        </Card>
        <Card title="Review invitations by month">
          <CohortTable cohorts={cohorts} />
        </Card>
      </div>
    </div>
  )
}

function Reviews({ rows, none }: { rows: { id: string; authorName: string }[]; none: string }) {
  if (rows.length === 0) return <p className="text-dense text-ink-soft">{none}</p>
  return (
    <ul className="grid gap-1 text-dense">
      {rows.map(({ id, authorName }) => (
        <li key={id}>
          <Link href={`/admin/testimonials/${id}`} className="inline-flex min-h-11 items-center text-link">
            Review by {authorName}
          </Link>
        </li>
      ))}
    </ul>
  )
}
