import type { Metadata } from 'next'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { LIST_LINES, LIST_LINK } from '@/components/admin/kit/list/list-cell'
import { ListLine } from '@/components/admin/kit/list/list-line'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { NewRelease } from '@/components/admin/records/releases/new-release'
import { ReleaseBadge } from '@/components/admin/records/releases/release-badge'
import { Link } from '@/components/ui/link'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { shownMoment } from '@/lib/records/declare/shown-value'
import type { ListedRelease } from '@/lib/records/releases/release-view'
import { listReleases } from '@/lib/records/releases/releases'

export const metadata: Metadata = { title: 'Releases' }

/** Releases, newest first. */
export default async function ReleasesPage() {
  const actor = await pageActor()
  if (!can(actor, 'update', 'content') || !actor.mayPublish) return <NoAccess what="releases" />
  const [releases, timeZone] = await Promise.all([listReleases(actor), companyZone()])
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead title="Releases">
        Publish several drafts together, now or at a set time. You can also roll them back together.
      </PageHead>
      <NewRelease />
      {releases.length === 0 ? (
        <EmptyState title="No releases yet" />
      ) : (
        <ul className={LIST_LINES}>
          {releases.map((release) => (
            <ListLine
              key={release.id}
              title={
                <Link href={`/admin/releases/${release.id}`} className={`${LIST_LINK} text-link`}>
                  {release.name}
                </Link>
              }
              words={releaseSummary(release, timeZone)}
            >
              <ReleaseBadge state={release.state} />
            </ListLine>
          ))}
        </ul>
      )}
    </div>
  )
}

function releaseSummary(release: ListedRelease, timeZone: string): string {
  const { count, createdBy, state, at, publishedAt } = release
  const many = count === 1 ? '1 item' : `${count} items`
  const when =
    state === 'waiting' && at
      ? `, will be published ${shownMoment(at, timeZone)}`
      : state === 'live' && publishedAt
        ? `, published ${shownMoment(publishedAt, timeZone)}`
        : ''
  return `${many}, created by ${createdBy}${when}`
}
