'use client'

import { type FormEvent, useState } from 'react'
import { invalidMomentText, TimeFields } from '@/components/admin/records/form/time-fields'
import type { Approval, WishFaults } from '@/components/admin/records/form/use-approval'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { type LocalTime, localTime, momentAt } from '@/lib/records/declare/zoned-time'
import type { PlanAction } from '@/lib/records/publish/plan-view'

type Props = { action: PlanAction | null; approval: Approval; onClose: () => void }

/** Requests approval, with a note and an optional time. */
export function ApprovalDialog({ action, approval, onClose }: Props) {
  return (
    <Dialog open={action !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        {action && <ApprovalForm key={action} action={action} approval={approval} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  )
}

function ApprovalForm({ action, approval, onClose }: Props & { action: PlanAction }) {
  const { waiting, timeZone } = approval
  const before = waiting?.state === 'waiting' && waiting.isMine && waiting.action === action ? waiting : null
  const [note, setNote] = useState(before?.note ?? '')
  const [isTimed, setTimed] = useState(Boolean(before?.wantedAt))
  const [chosen, setChosen] = useState<LocalTime>(
    before?.wantedAt ? localTime(before.wantedAt, timeZone) : { day: '', time: '09:00' },
  )
  const [faults, setFaults] = useState<WishFaults>({})
  const [isBusy, setBusy] = useState(false)
  const isOn = action === 'publish'

  async function ask(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const at = isTimed ? momentAt(chosen, timeZone) : null
    if (isTimed && !at) return setFaults({ at: invalidMomentText(chosen) })
    setBusy(true)
    const wrong = await approval.ask(action, note, at)
    setBusy(false)
    setFaults(wrong ?? {})
    if (!wrong) onClose()
  }

  return (
    <form noValidate onSubmit={ask}>
      <DialogTitle>{isOn ? 'Ask for approval' : 'Ask to take it off the site'}</DialogTitle>
      <DialogDescription>
        {isOn
          ? 'Somebody who may publish looks at it and puts it on the site, or sends it back to you with a note.'
          : 'Somebody who may publish takes it off the site, or tells you why not. Visitors see it until then.'}
      </DialogDescription>
      <div className="mt-6 grid gap-4">
        <Field id="wish-note" label="Note" optional error={faults.note}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={1000}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        <div className="flex min-h-11 items-center gap-3">
          <Checkbox
            id="wish-timed"
            checked={isTimed}
            onCheckedChange={(checked) => setTimed(checked === true)}
          />
          <label htmlFor="wish-timed" className="min-w-0 flex-1 cursor-pointer py-2">
            {isOn ? 'Go live at a set time' : 'Go off the site at a set time'}
          </label>
        </div>
        {isTimed && (
          <TimeFields
            id="wish"
            value={chosen}
            timeZone={timeZone}
            problem={faults.at ?? null}
            onChange={setChosen}
          />
        )}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Asking...' : 'Ask'}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
