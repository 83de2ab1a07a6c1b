'use client'

import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { callAdmin, refused } from '@/components/admin/kit/admin-api'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { useAction } from '@/components/admin/kit/use-action'
import { invalidMomentText, TimeFields } from '@/components/admin/records/form/time-fields'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { type LocalTime, localTime, momentAt } from '@/lib/records/declare/zoned-time'

type Props = { path: string; at: string | null; timeZone: string }

/** Chooses when a release goes live; `at` is the time it is planned for. */
export function ScheduleRelease({ path, at, timeZone }: Props) {
  const { run, busy, errors, message, forget } = useAction()
  const planned = at ? localTime(at, timeZone) : { day: '', time: '09:00' }
  const [chosen, setChosen] = useState<LocalTime>(planned)

  async function choose() {
    const when = momentAt(chosen, timeZone)
    const scheduled = await run(async () =>
      when
        ? callAdmin('PUT', `${path}/plan`, { at: when.toISOString() })
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
      words="All of it goes live together at this time, as the drafts are by then."
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
