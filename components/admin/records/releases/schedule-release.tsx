'use client'

import { type FormEvent, useState } from 'react'
import { invalidMomentText, TimeFields } from '@/components/admin/records/form/time-fields'
import type { ReleaseSteps } from '@/components/admin/records/releases/use-release'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { type LocalTime, localTime, momentAt } from '@/lib/records/declare/zoned-time'

type Props = {
  isOpen: boolean
  at: string | null
  timeZone: string
  steps: ReleaseSteps
  onClose: () => void
}

/** Chooses when a release goes live. */
export function ScheduleRelease({ isOpen, ...props }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={(open) => !open && props.onClose()}>
      <DialogContent>
        <Chooser {...props} />
      </DialogContent>
    </Dialog>
  )
}

function Chooser({ at, timeZone, steps, onClose }: Omit<Props, 'isOpen'>) {
  const [chosen, setChosen] = useState<LocalTime>(at ? localTime(at, timeZone) : { day: '', time: '09:00' })
  const [problem, setProblem] = useState<string | null>(null)

  async function choose(event: FormEvent) {
    event.preventDefault()
    const when = momentAt(chosen, timeZone)
    if (!when) return setProblem(invalidMomentText(chosen))
    const body = { at: when.toISOString() }
    const refusal = await steps.step({ method: 'PUT', path: '/plan', body, done: 'Scheduled' })
    if (refusal?.fieldErrors.at) return setProblem(refusal.fieldErrors.at)
    onClose()
  }

  return (
    <form noValidate onSubmit={choose}>
      <DialogTitle>Publish later</DialogTitle>
      <DialogDescription>
        All of it goes live together at this time, as the drafts are by then.
      </DialogDescription>
      <div className="mt-6">
        <TimeFields id="release" timeZone={timeZone} problem={problem} value={chosen} onChange={setChosen} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={steps.isBusy}>
          {steps.isBusy ? 'Saving...' : 'Schedule'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
