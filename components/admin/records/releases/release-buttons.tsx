'use client'

import { Trash2, Undo2 } from 'lucide-react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { PreviewButton } from '@/components/admin/records/preview/preview-button'
import { ScheduleRelease } from '@/components/admin/records/releases/schedule-release'
import type { ReleaseView } from '@/lib/records/releases/release-view'

/** Actions available in the release's state. */
export function ReleaseButtons({ release }: { release: ReleaseView }) {
  const { id, name, state, count, items } = release
  const path = `releases/${id}`
  const isLive = state === 'live'
  const isOpen = !isLive && state !== 'waiting'
  const many = count === 1 ? '1 record' : `${count} records`
  return (
    <div className="flex flex-wrap gap-2.5">
      {!isLive && count > 0 && (
        <>
          <PreviewButton
            address={path}
            flush={async () => true}
            version={items.map(({ entityId }) => entityId).join()}
          />
          <ActionButton
            path={`${path}/publish`}
            done="Published"
            busyWords="Working..."
            confirm={{
              title: `Publish ${many} together?`,
              words: 'Visitors see all of it at once. When one of them cannot go live, none does.',
              keep: 'Not yet',
              action: 'Publish all',
            }}
          >
            Publish all
          </ActionButton>
          <ScheduleRelease
            path={path}
            at={state === 'waiting' ? release.at : null}
            timeZone={release.timeZone}
          />
        </>
      )}
      {isLive && (
        <ActionButton
          variant="outline"
          path={`${path}/take-back`}
          done="Taken back"
          busyWords="Working..."
          confirm={{
            title: `Take ${name} back?`,
            words: `${many} are again as they were before, and what was published is a draft again. What was new goes off the site.`,
            keep: 'Leave it on the site',
            action: 'Take back',
          }}
        >
          <Undo2 aria-hidden="true" />
          Take back...
        </ActionButton>
      )}
      {isOpen && (
        <ActionButton
          variant="ghost"
          size="icon"
          aria-label="Delete this release"
          className="text-bad"
          method="DELETE"
          path={path}
          done={{ title: 'Release deleted', description: 'Its drafts are kept.' }}
          leadsTo="/admin/releases"
          confirm={{
            title: `Delete ${name}?`,
            words: 'The list of records goes; the records and their drafts stay as they are.',
            keep: 'Keep it',
            action: 'Delete',
          }}
        >
          <Trash2 aria-hidden="true" />
        </ActionButton>
      )}
    </div>
  )
}
