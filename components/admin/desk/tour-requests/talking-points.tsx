import { Card } from '@/components/admin/kit/card'
import type { LeadDetail } from '@/lib/desk/tour-requests/read-lead'

/** The family's quiz answers, visible during the call (G6). */
export function TalkingPoints({ points }: { points: LeadDetail['talkingPoints'] }) {
  return (
    <Card title="To talk about">
      <dl className="grid gap-x-6 sm:gap-y-2 sm:grid-cols-[minmax(0,4fr)_minmax(0,5fr)]">
        {points.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-dense leading-snug text-ink-soft max-sm:mt-3">{label}</dt>
            <dd className="min-w-0 font-[560] whitespace-pre-line wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
