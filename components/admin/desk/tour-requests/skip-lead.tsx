'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { type NextAfter, useNextLead } from '@/components/admin/desk/tour-requests/use-next-lead'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { SKIP_LABELS, SKIP_REASONS, type SkipReason } from '@/lib/leads/tour-requests/skip-reasons'

const CHOICES = SKIP_REASONS.map((value) => ({ value, label: SKIP_LABELS[value].label }))

/** Skips a waiting family with a reason, and opens the next one. */
export function SkipLead(after: NextAfter) {
  const router = useRouter()
  const next = useNextLead(after)
  const { send, pending, refusal } = useLeadAction()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState<SkipReason | ''>('')
  const [missing, setMissing] = useState<string>()

  async function skip(event: FormEvent) {
    event.preventDefault()
    if (!reason) return setMissing('Please say why')
    const url = `/api/admin/tour-requests/${after.leadId}/skip`
    if (!(await send('POST', url, { reason }, 'Left to the others'))) return
    setOpen(false)
    if (next) router.push(`/admin/tour-requests/${next.id}`)
  }

  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        Skip
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent>
          <DialogTitle>Leave them to the others</DialogTitle>
          <DialogDescription>
            They keep their place and their clock. Your colleagues read the reason; for a quarter of an hour
            you are offered others.
          </DialogDescription>
          <form noValidate onSubmit={(event) => void skip(event)} className="mt-5 grid gap-5">
            <ChoiceTiles
              legend="Why"
              name="skip-reason"
              value={reason}
              choices={CHOICES}
              onChange={(chosen) => {
                setReason(chosen)
                setMissing(undefined)
              }}
              error={missing ?? refusal?.fieldErrors.reason}
            />
            <FormRefusal message={refusal?.fieldErrors.reason ? undefined : refusal?.message} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" aria-disabled={pending}>
                {next ? `Skip to ${next.name}` : 'Skip'}
              </Button>
              <Button variant="outline" onClick={() => setOpen(false)}>
                Cancel
              </Button>
            </div>
          </form>
        </DialogContent>
      </Dialog>
    </>
  )
}
