'use client'

import { ArrowLeft } from 'lucide-react'
import { Card } from '@/components/admin/kit/card'
import { AddRecords } from '@/components/admin/records/releases/add-records'
import { ReleaseBadge } from '@/components/admin/records/releases/release-badge'
import { ReleaseButtons } from '@/components/admin/records/releases/release-buttons'
import { ReleaseItems } from '@/components/admin/records/releases/release-items'
import { RenameRelease } from '@/components/admin/records/releases/rename-release'
import { useRelease } from '@/components/admin/records/releases/use-release'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { Message } from '@/components/ui/message'
import { shownMoment } from '@/lib/records/declare/shown-value'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import { lateness } from '@/lib/records/publish/plan-view'
import type { ReleaseView } from '@/lib/records/releases/release-view'

/** One release with its records, problems and actions. */
export function ReleaseScreen({ release }: { release: ReleaseView }) {
  const steps = useRelease(release.id)
  const { state, items } = release
  const isLive = state === 'live'
  const isOpen = !isLive && state !== 'waiting'
  return (
    <div className="px-4 py-6 sm:px-7">
      <Link href="/admin/releases" className="inline-flex min-h-11 items-center gap-2 text-link">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Releases
      </Link>
      <div className="mt-1 mb-5 flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <h1 className="min-w-0 wrap-anywhere">{release.name}</h1>
            <RenameRelease name={release.name} steps={steps} />
            <ReleaseBadge state={state} />
          </div>
          <p className="mt-1 text-ink-soft">{releaseSummary(release)}</p>
        </div>
        <ReleaseButtons release={release} steps={steps} />
      </div>
      <div role="alert" className="mb-5 empty:hidden">
        {steps.refusal && Object.keys(steps.refusal.fieldErrors).length === 0 && (
          <Message tone="bad">{steps.refusal.message}</Message>
        )}
      </div>
      {(state === 'waiting' || state === 'missed') && (
        <div className="mb-5 flex flex-wrap items-center gap-3">
          <Message tone={state === 'missed' ? 'bad' : 'info'}>{plannedWords(release)}</Message>
          <Button
            variant="outline"
            onClick={() => void steps.step({ method: 'DELETE', path: '/plan', done: 'Schedule canceled' })}
          >
            {state === 'missed' ? 'Put aside' : 'Cancel the schedule'}
          </Button>
        </div>
      )}
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Card title="Goes live together">
          <ReleaseItems items={items} steps={steps} isOpen={isOpen} isLive={isLive} />
        </Card>
        {isOpen && (
          <Card title="Add to it">
            <AddRecords steps={steps} version={items.map(({ entityId }) => entityId).join()} />
          </Card>
        )}
      </div>
    </div>
  )
}

function releaseSummary(release: ReleaseView): string {
  const { state, publishedAt, publishedBy, takenBackAt, takenBackBy, createdBy, at } = release
  if (state === 'taken-back' && takenBackAt)
    return `Taken back ${shownMoment(takenBackAt)} by ${takenBackBy}. It can be published again.`
  if (state !== 'live' || !publishedAt) return `Begun by ${createdBy}. Visitors see nothing of it yet.`
  const late = at ? lateness({ at, firedAt: publishedAt }) : null
  return `Published ${shownMoment(publishedAt)} by ${publishedBy}${late ? `: ${late}` : ''}.`
}

function plannedWords({ state, at, timeZone, plannedBy, problem }: ReleaseView): string {
  const time = at ? plannedTime(at, timeZone) : ''
  if (state === 'missed') return `Not published ${time}, planned by ${plannedBy}. ${problem}`
  return `Goes live ${time}, planned by ${plannedBy}.`
}
