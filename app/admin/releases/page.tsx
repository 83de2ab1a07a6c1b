import type { Metadata } from 'next'
import { EmptyState } from '@/components/admin/kit/empty-state'
import { TitledLine } from '@/components/admin/kit/list/titled-line'
import { NoAccess } from '@/components/admin/kit/no-access'
import { PageHead } from '@/components/admin/kit/page-head'
import { NewRelease } from '@/components/admin/records/releases/new-release'
import { ReleaseBadge } from '@/components/admin/records/releases/release-badge'
import { can } from '@/lib/accounts/access/access'
import { pageActor } from '@/lib/accounts/actor'
import { shownMoment } from '@/lib/records/declare/shown-value'
import type { ListedRelease } from '@/lib/records/releases/release-view'
import { listReleases } from '@/lib/records/releases/releases'

export const metadata: Metadata = { title: 'Releases' }

/** Releases, newest first. */
export default async function ReleasesPage() {
  const actor = await pageActor()
  if (!can(actor, 'update', 'content') || !actor.mayPublish) return <NoAccess what="releases" />
  const releases = await listReleases(actor)
  return (
    <div className="px-4 py-6 sm:px-7">
      <PageHead title="Releases">
        Drafts of several records go live together, now or at a time, and can be taken back together.
      </PageHead>
      <NewRelease />
      {releases.length === 0 ? (
        <EmptyState title="No releases yet" />
      ) : (
        <ul className="divide-y divide-line rounded-control border border-line bg-card shadow-rest">
          {releases.map((release) => (
            <TitledLine
              key={release.id}
              href={`/admin/releases/${release.id}`}
              title={release.name}
              words={releaseSummary(release)}
              className="flex-wrap gap-x-4 gap-y-1 px-5 py-3"
            >
              <ReleaseBadge state={release.state} />
            </TitledLine>
          ))}
        </ul>
      )}
    </div>
  )
}

function releaseSummary({ count, createdBy, state, at, publishedAt }: ListedRelease): string {
  const many = count === 1 ? '1 record' : `${count} records`
  const when =
    state === 'waiting' && at
      ? `, goes live ${shownMoment(at)}`
      : state === 'live' && publishedAt
        ? `, published ${shownMoment(publishedAt)}`
        : ''
  return `${many}, begun by ${createdBy}${when}`
}
