import { CircleCheck, RotateCw, TriangleAlert } from 'lucide-react'
import type { Metadata } from 'next'
import { HealthLines } from '@/components/admin/company/health/health-lines'
import { SetAsideList } from '@/components/admin/company/health/set-aside-list'
import { ShownMoment } from '@/components/admin/kit/company-zone'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { buttonVariants } from '@/components/ui/button-variants'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { healthReport } from '@/lib/server/health/health-report'
import { setAsideWork } from '@/lib/server/health/set-aside-work'

export const metadata: Metadata = { title: 'Health' }

/** Health of all components, failures first. */
export default async function HealthPage() {
  const actor = await pageActor()
  if (!can(actor, 'read', 'administration')) return <NoAccess what="the health of the system" />
  const [lines, aside] = await Promise.all([healthReport(actor), setAsideWork(actor)])
  const bad = lines.filter(({ state }) => state === 'bad')
  const rest = lines.filter(({ state }) => state !== 'bad')
  return (
    <div className="max-w-5xl px-4 py-3 lg:px-3.5">
      <PageHead
        title="Health"
        aside={
          // A full page load runs all checks again.
          <a href="/admin/health" className={buttonVariants({ variant: 'outline' })}>
            <RotateCw aria-hidden="true" />
            Check again
          </a>
        }
      />
      <p className="mb-5 flex items-center gap-2.5 text-lead">
        {bad.length === 0 ? (
          <CircleCheck aria-hidden="true" className="flex-none text-ok" />
        ) : (
          <TriangleAlert aria-hidden="true" className="flex-none text-bad" />
        )}
        <span>
          {summary(bad.length)} Checked <ShownMoment at={new Date().toISOString()} />.
        </span>
      </p>
      <HealthLines lines={[...bad, ...rest]} />
      {aside.count > 0 && <SetAsideList {...aside} />}
      <p className="mt-5 max-w-[70ch] text-dense text-ink-soft">
        The workers check everything three times a minute. If an alarm URL is set, an alarm is sent there when
        the backups or a part that delivers requests turn red. Backups and settings are described in
        docs/operations.md. Sent and failed emails are listed under{' '}
        <Link href="/admin/mail" className="text-link">
          Mail
        </Link>
        .
      </p>
    </div>
  )
}

function summary(bad: number): string {
  if (bad === 0) return 'Everything works.'
  return bad === 1 ? 'One part needs attention.' : `${bad} parts need attention.`
}
