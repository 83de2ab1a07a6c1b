import { CircleAlert, CircleCheck, TriangleAlert, X } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { Card } from '@/components/admin/kit/card'
import { PageHead } from '@/components/admin/kit/page-head'
import { AddRecords } from '@/components/admin/records/releases/add-records'
import { ReleaseBadge } from '@/components/admin/records/releases/release-badge'
import { ReleaseButtons, RenameRelease } from '@/components/admin/records/releases/release-buttons'
import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'
import { shownMoment } from '@/lib/records/declare/shown-value'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import { lateness } from '@/lib/records/publish/plan-view'
import type { ReleaseItemView, ReleaseView } from '@/lib/records/releases/release-view'

/** One release with its records, problems and actions. */
export function ReleaseScreen({ release }: { release: ReleaseView }) {
  const { id, name, state, items } = release
  const path = `releases/${id}`
  const isLive = state === 'live'
  const isOpen = !isLive && state !== 'waiting'
  return (
    <div className="px-4 py-3 lg:px-3.5">
      <PageHead
        title={name}
        back={{ href: '/admin/releases', label: 'Releases' }}
        beside={
          <>
            <RenameRelease path={path} name={name} />
            <ReleaseBadge state={state} />
          </>
        }
        aside={<ReleaseButtons release={release} />}
      >
        {releaseSummary(release)}
      </PageHead>
      {(state === 'waiting' || state === 'missed') && (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <Message tone={state === 'missed' ? 'bad' : 'info'}>{plannedWords(release)}</Message>
          <ActionButton variant="outline" method="DELETE" path={`${path}/plan`} done="Schedule canceled">
            {state === 'missed' ? 'Dismiss' : 'Cancel the schedule'}
          </ActionButton>
        </div>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Card title="Items in this release">
          <ReleaseItems releaseId={id} items={items} isOpen={isOpen} isLive={isLive} />
        </Card>
        {isOpen && (
          <Card title="Add items">
            <AddRecords releaseId={id} version={items.map(({ entityId }) => entityId).join()} />
          </Card>
        )}
      </div>
    </div>
  )
}

function releaseSummary(release: ReleaseView): string {
  const { state, publishedAt, publishedBy, takenBackAt, takenBackBy, createdBy, at, timeZone } = release
  if (state === 'taken-back' && takenBackAt)
    return `Rolled back ${shownMoment(takenBackAt, timeZone)} by ${takenBackBy}. It can be published again.`
  if (state !== 'live' || !publishedAt)
    return `Created by ${createdBy}. Visitors do not see these changes yet.`
  const late = at ? lateness({ at, firedAt: publishedAt }) : null
  return `Published ${shownMoment(publishedAt, timeZone)} by ${publishedBy}${late ? `: ${late}` : ''}.`
}

function plannedWords({ state, at, timeZone, plannedBy, problem }: ReleaseView): string {
  const time = at ? plannedTime(at, timeZone) : ''
  if (state === 'missed') return `Not published ${time}, scheduled by ${plannedBy}. ${problem}`
  return `Will be published ${time}, scheduled by ${plannedBy}.`
}

type Props = { releaseId: string; items: ReleaseItemView[]; isOpen: boolean; isLive: boolean }

/** Records of a release, each with its problems. */
function ReleaseItems({ releaseId, items, isOpen, isLive }: Props) {
  if (items.length === 0) {
    return <p className="mt-2 text-ink-soft">No items yet. Add the drafts to publish together.</p>
  }
  return (
    <ul className="mt-2 divide-y divide-line">
      {items.map((item) => (
        <li key={item.entityId} className="flex items-start gap-3 py-2.5">
          <div className="min-w-0 flex-1">
            <Link
              href={item.href}
              className="inline-flex min-h-11 items-center wrap-anywhere font-[640] text-link"
            >
              {item.title}
            </Link>
            <p className="text-dense text-ink-soft">
              {item.what}
              {item.addedBy && ` · Added by ${item.addedBy}`}
            </p>
            {!isLive && <Check item={item} />}
          </div>
          {isOpen && (
            <ActionButton
              variant="ghost"
              size="icon"
              aria-label={`Remove ${item.title} from the release`}
              method="DELETE"
              path={`releases/${releaseId}/items`}
              body={{ entity: item.entity, entityId: item.entityId }}
              done="Removed from the release"
            >
              <X aria-hidden="true" />
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  )
}

function Check({ item: { problems, warnings } }: { item: ReleaseItemView }) {
  const words = [...problems, ...warnings]
  const Icon = problems.length > 0 ? CircleAlert : warnings.length > 0 ? TriangleAlert : CircleCheck
  const tone = problems.length > 0 ? 'text-bad' : warnings.length > 0 ? 'text-warn' : 'text-ok'
  return (
    <p className={`mt-1 flex items-start gap-2 text-dense font-[580] ${tone}`}>
      <Icon className="mt-0.5 size-5 flex-none" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">
        {problems.length > 0 && 'Cannot be published: '}
        {words.length > 0 ? words.join(' ') : 'Ready to publish'}
      </span>
    </p>
  )
}
