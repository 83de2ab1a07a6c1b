import { TriangleAlert } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import type { MissedPlan } from '@/lib/records/publish/plan-publication'

/** Scheduled publications and removals that failed, with the reason. */
export function MissedPlans({ plans }: { plans: MissedPlan[] }) {
  if (plans.length === 0) return null
  return (
    <section
      aria-labelledby="missed-plans"
      className="rounded-control border-[1.5px] border-bad bg-bad-wash p-5 text-bad"
    >
      <h2 id="missed-plans" className="flex items-center gap-2.5 type-h4">
        <TriangleAlert aria-hidden="true" />
        Scheduled changes that failed
      </h2>
      <ul className="mt-3 grid gap-2.5">
        {plans.map(({ href, title, what, action, at, timeZone, problem }) => (
          <li key={href + action}>
            <Link href={href} className="font-[640] underline underline-offset-4">
              {title}
            </Link>{' '}
            ({what}) was scheduled to be {action === 'publish' ? 'published' : 'unpublished'}{' '}
            {plannedTime(at, timeZone)}. {problem}
          </li>
        ))}
      </ul>
    </section>
  )
}
