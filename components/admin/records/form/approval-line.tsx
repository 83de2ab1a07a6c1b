'use client'

import { Hourglass, MessageSquareWarning } from 'lucide-react'
import { useState } from 'react'
import { useCompanyZone } from '@/components/admin/kit/company-zone'
import { DialogForm } from '@/components/admin/kit/dialog-form'
import { LongTextField } from '@/components/admin/kit/text-field'
import { useAction } from '@/components/admin/kit/use-action'
import { useNow } from '@/components/admin/kit/use-now'
import type { DraftState } from '@/components/admin/records/form/use-draft'
import type { Approval, Plans } from '@/components/admin/records/form/use-plans'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast-store'
import { shownTime } from '@/lib/records/declare/shown-value'
import { plannedTime } from '@/lib/records/declare/zoned-time'
import type { ApprovalView } from '@/lib/records/publish/approval/approval-view'
import type { PlanAction } from '@/lib/records/publish/plan-view'

type Props = {
  approval: Approval
  draft: DraftState
  plans: Plans
  mayPublish: boolean
  /** Opens the request for editing. */
  onChange: (action: PlanAction) => void
}

/** Below the bar: the pending approval request with its actions, or the reason it was sent back. */
export function ApprovalLine({ approval, draft, plans, mayPublish, onChange }: Props) {
  const now = useNow()
  const companyZone = useCompanyZone()
  const [isAnswering, setAnswering] = useState(false)
  const wish = approval.waiting
  if (!wish || now === null) return null
  const isReturned = wish.state === 'returned'
  const Icon = isReturned ? MessageSquareWarning : Hourglass
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-warn-edge bg-warn-wash px-4 py-1.5 text-dense text-warn lg:px-3.5">
      <Icon className="size-5 flex-none" aria-hidden="true" />
      <div role="status" className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p className="font-[620]">{isReturned ? returnedWords(wish) : askedWords(wish, now, companyZone)}</p>
        {(isReturned ? wish.answer : wish.note) && (
          <p className="whitespace-pre-line text-ink">{isReturned ? wish.answer : wish.note}</p>
        )}
      </div>
      {!isReturned && mayPublish && (
        <div className="flex flex-wrap gap-2">
          <Answers wish={wish} draft={draft} plans={plans} nowMs={now} />
          <Button variant="outline" size="sm" onClick={() => setAnswering(true)}>
            Send back...
          </Button>
        </div>
      )}
      {!isReturned && !mayPublish && wish.isMine && (
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => onChange(wish.action)}>
            Change<span className="sr-only"> the request</span>
          </Button>
          <Button variant="outline" size="sm" onClick={() => void approval.withdraw()}>
            Withdraw<span className="sr-only"> the request</span>
          </Button>
        </div>
      )}
      {isAnswering && <SendBackDialog approval={approval} onClose={() => setAnswering(false)} />}
    </div>
  )
}

type AnswersProps = { wish: ApprovalView; draft: DraftState; plans: Plans; nowMs: number }

/** Approving publishes, now or at the requested time. */
function Answers({ wish, draft, plans, nowMs }: AnswersProps) {
  const { action, wantedAt, timeZone } = wish
  const isOn = action === 'publish'
  async function plan(at: Date) {
    const { refusal } = await plans.plan(action, at)
    const description = refusal?.fieldErrors.at ?? refusal?.message
    if (refusal) toast({ variant: 'destructive', title: 'Not scheduled', description })
  }
  const isAhead = wantedAt !== null && Date.parse(wantedAt) > nowMs
  return (
    <>
      {isAhead && (
        <Button size="sm" onClick={() => void plan(new Date(wantedAt))}>
          Approve for {plannedTime(wantedAt, timeZone)}
        </Button>
      )}
      <Button
        variant={isAhead ? 'outline' : 'default'}
        size="sm"
        onClick={() => void (isOn ? draft.publish() : draft.unpublish())}
      >
        {isOn ? 'Approve and publish' : 'Approve and unpublish'}
        {isAhead && ' now'}
      </Button>
    </>
  )
}

function askedWords(
  { action, askedBy, isMine, askedAt, wantedAt, timeZone }: ApprovalView,
  nowMs: number,
  companyZone: string,
) {
  const when = wantedAt ? ` ${plannedTime(wantedAt, timeZone)}` : ''
  const wish = action === 'publish' ? `publish${when}` : `unpublish${when}`
  const who = isMine ? 'You asked' : `${askedBy} asked`
  return `Waiting for approval to ${wish}. ${who} ${shownTime(askedAt, nowMs, companyZone)}`
}

function returnedWords({ answeredBy, askedBy, isMine }: ApprovalView) {
  return `${answeredBy} sent it back to ${isMine ? 'you' : askedBy}:`
}

/** Sends an approval request back with a note. */
function SendBackDialog({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const action = useAction({ redraw: false })
  const [note, setNote] = useState('')
  const who = approval.waiting?.askedBy ?? 'the author'
  return (
    <DialogForm
      title={`Send it back to ${who}?`}
      words={`The draft is kept, and ${who} can ask again.`}
      action={action}
      onSend={() => action.run(() => approval.sendBack(note))}
      onClose={onClose}
      submit="Send back"
      busyWords="Sending..."
    >
      <LongTextField
        id="answer-note"
        label="What needs to change"
        error={action.errors.note}
        rows={3}
        maxLength={1000}
        value={note}
        onValue={setNote}
      />
    </DialogForm>
  )
}
