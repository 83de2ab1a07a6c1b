'use client'

import { CalendarClock, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ConfirmStep } from '@/components/admin/kit/confirm-step'
import { PreviewButton } from '@/components/admin/records/preview/preview-button'
import { ScheduleRelease } from '@/components/admin/records/releases/schedule-release'
import type { ReleaseSteps } from '@/components/admin/records/releases/use-release'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import type { ReleaseView } from '@/lib/records/releases/release-view'

type Props = { release: ReleaseView; steps: ReleaseSteps }

/** Actions available in the release's state. */
export function ReleaseButtons({ release, steps }: Props) {
  const [openDialog, setOpenDialog] = useState<'publish' | 'take-back' | 'delete' | 'schedule' | null>(null)
  const close = () => setOpenDialog(null)
  const { id, name, state, count, items } = release
  const isLive = state === 'live'
  const isOpen = !isLive && state !== 'waiting'
  const many = count === 1 ? '1 record' : `${count} records`

  async function remove() {
    if (await steps.step({ method: 'DELETE', path: '', leadsTo: '/admin/releases' })) return
    toast({ title: 'Release deleted', description: 'Its drafts are kept.' })
  }

  return (
    <div className="flex flex-wrap gap-2.5">
      {!isLive && count > 0 && (
        <PreviewButton
          address={`releases/${id}`}
          flush={async () => true}
          version={items.map(({ entityId }) => entityId).join()}
        />
      )}
      {!isLive && count > 0 && (
        <>
          <Button aria-disabled={steps.isBusy} onClick={() => setOpenDialog('publish')}>
            {steps.isBusy ? 'Working...' : 'Publish all'}
          </Button>
          <Button variant="outline" onClick={() => setOpenDialog('schedule')}>
            <CalendarClock aria-hidden="true" />
            {state === 'waiting' ? 'Change the time' : 'Schedule...'}
          </Button>
        </>
      )}
      {isLive && (
        <Button variant="outline" aria-disabled={steps.isBusy} onClick={() => setOpenDialog('take-back')}>
          <Undo2 aria-hidden="true" />
          {steps.isBusy ? 'Working...' : 'Take back...'}
        </Button>
      )}
      {isOpen && (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Delete this release"
          className="text-bad"
          onClick={() => setOpenDialog('delete')}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      )}
      <ConfirmStep
        isOpen={openDialog === 'publish'}
        onClose={close}
        title={`Publish ${many} together?`}
        words="Visitors see all of it at once. When one of them cannot go live, none does."
        keep="Not yet"
        action="Publish all"
        onConfirm={() => void steps.step({ method: 'POST', path: '/publish', done: 'Published' })}
      />
      <ConfirmStep
        isOpen={openDialog === 'take-back'}
        onClose={close}
        title={`Take ${name} back?`}
        words={`${many} are again as they were before, and what was published is a draft again. What was new goes off the site.`}
        keep="Leave it on the site"
        action="Take back"
        onConfirm={() => void steps.step({ method: 'POST', path: '/take-back', done: 'Taken back' })}
      />
      <ConfirmStep
        isOpen={openDialog === 'delete'}
        onClose={close}
        title={`Delete ${name}?`}
        words="The list of records goes; the records and their drafts stay as they are."
        keep="Keep it"
        action="Delete"
        onConfirm={() => void remove()}
      />
      <ScheduleRelease
        isOpen={openDialog === 'schedule'}
        at={state === 'waiting' ? release.at : null}
        timeZone={release.timeZone}
        steps={steps}
        onClose={close}
      />
    </div>
  )
}
