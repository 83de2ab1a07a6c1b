'use client'

import { CalendarClock, PencilLine, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { ActionButton } from '@/components/admin/kit/action-button'
import { callAdmin, refused } from '@/components/admin/kit/admin-api'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { TextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { invalidMomentText, TimeFields } from '@/components/admin/records/form/time-fields'
import { PreviewButton } from '@/components/admin/records/preview/preview-button'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { type LocalTime, localTime, momentAt } from '@/lib/records/declare/zoned-time'
import type { ReleaseView } from '@/lib/records/releases/release-view'

/** Actions available in the release's state. */
export function ReleaseButtons({ release }: { release: ReleaseView }) {
  const { id, name, state, count, items } = release
  const path = `releases/${id}`
  const isLive = state === 'live'
  const isOpen = !isLive && state !== 'waiting'
  const many = count === 1 ? '1 item' : `${count} items`
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
            body={{ seen: seenIn(release) }}
            done="Published"
            busyWords="Working..."
            confirm={{
              title: `Publish ${many} together?`,
              words:
                'Visitors will see all changes at the same time. If one item cannot be published, none are.',
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
            seen={seenIn(release)}
          />
        </>
      )}
      {isLive && (
        <ActionButton
          variant="outline"
          path={`${path}/take-back`}
          done="Rolled back"
          busyWords="Working..."
          confirm={{
            title: `Roll back ${name}?`,
            words: `${many} will return to the previous version, and the published changes become drafts again. New items will be unpublished.`,
            keep: 'Leave it on the site',
            action: 'Roll back',
          }}
        >
          <Undo2 aria-hidden="true" />
          Roll back...
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
            words: 'The release is deleted. Its items and their drafts stay as they are.',
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

const seenIn = ({ items }: ReleaseView) => items.map(({ entityId, version }) => ({ entityId, version }))

type Scheduling = { path: string; at: string | null; timeZone: string; seen: ReturnType<typeof seenIn> }

/** Chooses when a release goes live; `at` is the time it is planned for. */
function ScheduleRelease({ path, at, timeZone, seen }: Scheduling) {
  const { run, busy, errors, message, forget } = useAction()
  const planned = at ? localTime(at, timeZone) : { day: '', time: '09:00' }
  const [chosen, setChosen] = useState<LocalTime>(planned)

  async function choose() {
    const when = momentAt(chosen, timeZone)
    const scheduled = await run(async () =>
      when
        ? callAdmin('PUT', `${path}/plan`, { at: when.toISOString(), seen })
        : refused(invalidMomentText(chosen), 'at'),
    )
    if (scheduled) toast({ title: 'Scheduled' })
    return scheduled
  }

  return (
    <DialogForm
      trigger={
        <Button variant="outline">
          <CalendarClock aria-hidden="true" />
          {at ? 'Change the time' : 'Schedule...'}
        </Button>
      }
      onOpen={() => setChosen(planned)}
      title="Publish later"
      words="All items are published together at this time, with their drafts as they are then."
      action={{ busy, message, forget }}
      onSend={choose}
      submit="Schedule"
    >
      <TimeFields
        id="release"
        timeZone={timeZone}
        problem={errors.at ?? null}
        value={chosen}
        onChange={setChosen}
      />
    </DialogForm>
  )
}

export function RenameRelease({ path, name }: { path: string; name: string }) {
  const action = useAction()
  const [typed, setTyped] = useState(name)
  return (
    <DialogForm
      trigger={
        <Button variant="ghost" size="icon" aria-label="Rename this release">
          <PencilLine aria-hidden="true" />
        </Button>
      }
      onOpen={() => setTyped(name)}
      title="Rename the release"
      action={action}
      onSend={() => action.send('PATCH', path, { name: typed }, 'Renamed')}
      submit="Rename"
    >
      <TextField
        id="release-new-name"
        label="Name"
        error={action.errors.name}
        value={typed}
        onValue={setTyped}
      />
    </DialogForm>
  )
}
