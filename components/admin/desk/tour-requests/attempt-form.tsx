'use client'

import { Mail, MessageSquare, Phone, PhoneMissed, PhoneOff, Voicemail } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { AttemptResult, type ResultValues } from '@/components/admin/desk/tour-requests/attempt-result'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { useDraftFields } from '@/components/admin/desk/tour-requests/lead-drafts'
import { NextCall } from '@/components/admin/desk/tour-requests/next-call'
import type { RefusedWays } from '@/components/admin/desk/tour-requests/refusal-copy'
import { ActionForm } from '@/components/admin/kit/action-form'
import { LongTextField } from '@/components/admin/kit/text-field'
import { toastWithUndo } from '@/components/admin/kit/undo-toast'
import { useAction } from '@/components/admin/kit/use-action'
import { fromLocalInput } from '@/components/admin/kit/zoned-input'
import { newUuid } from '@/lib/browser/new-uuid'
import {
  ATTEMPT_OUTCOMES,
  type AttemptOutcome,
  channelOf,
  OUTCOME_LABELS,
  possibleOutcomes,
} from '@/lib/leads/tour-requests/contact-attempt'
import type { LeadStatus } from '@/lib/leads/tour-requests/status'

const ICONS = {
  reached: <Phone aria-hidden="true" />,
  voicemail: <Voicemail aria-hidden="true" />,
  'no-answer': <PhoneMissed aria-hidden="true" />,
  'wrong-number': <PhoneOff aria-hidden="true" />,
  text: <MessageSquare aria-hidden="true" />,
  mail: <Mail aria-hidden="true" />,
}

type Props = {
  leadId: string
  status: LeadStatus
  /** The agreed or preferred date of the tour. */
  tourDate: string | null
  timeZone: string
  /** Ways by which the family can be reached. */
  known: { phone: boolean; email: boolean }
  /** Channels the family refused. */
  refused: RefusedWays
  /** With consent, texts are sent from here. */
  mayText: boolean
  /** Calls so far that nobody answered; null once the family was reached. */
  missedCalls: number | null
  /** The text that says who called, if it can be sent now. */
  thatWasUs: string | null
  preset?: AttemptOutcome
  onLogged?: () => void
  /** In the bar below a request: the next family, beside the button. */
  barEnd?: ReactNode
}

const blank = (preset?: AttemptOutcome) => ({
  attemptId: newUuid(),
  outcome: preset ?? ('' as AttemptOutcome | ''),
  said: {
    result: 'call-again',
    reason: '',
    reasonClass: 'other',
    date: null,
    timeReason: '',
  } as ResultValues,
  note: '',
  text: '',
  despite: '',
  nextStepAt: null as string | null,
})

const NOTE_IN_BAR =
  'min-w-0 flex-1 flex-row! items-center [&>div]:whitespace-nowrap [&_textarea]:max-h-28 [&_textarea]:[field-sizing:content]'

/** Logs an attempt: outcome, result and next step. Only this stops the clock. */
export function AttemptForm(props: Props) {
  const { leadId, status, tourDate, timeZone, known, refused, mayText, preset, onLogged, barEnd } = props
  const { missedCalls, thatWasUs } = props
  const id = useId()
  const action = useAction()
  const undoing = useAction({ toastsRefusal: true })
  const { errors } = action
  const { values, field, send, giveBack } = useDraftFields('attempt', () => blank(preset), errors, id)
  const { outcome, said, note, text } = values
  const isReached = outcome === 'reached'
  const refusal = outcome === '' ? undefined : refused[channelOf(outcome)]
  const callsAgain = !isReached || said.result === 'call-again'

  async function log() {
    if (outcome === '') return
    const { attemptId, despite, nextStepAt } = values
    const scheduledDate = said.date === null ? (tourDate ?? '') : (fromLocalInput(said.date, timeZone) ?? '')
    const attempt = {
      attemptId,
      outcome,
      ...(note.trim() && { note }),
      ...(outcome === 'text' && text.trim() && { text }),
      ...(refusal && { despite }),
      ...(isReached && said.result !== 'call-again' && { result: said.result }),
      ...(isReached &&
        said.result === 'not-interested' && { reason: said.reason, reasonClass: said.reasonClass }),
      ...(isReached && said.result === 'tour' && { scheduledDate, timeReason: said.timeReason }),
      ...(callsAgain && nextStepAt && { nextStepAt: fromLocalInput(nextStepAt, timeZone) ?? '' }),
    }
    const done = `Logged: ${OUTCOME_LABELS[outcome].label.toLowerCase()}`
    const path = `tour-requests/${leadId}/attempts`
    if (!(await send(() => action.send('POST', path, attempt)))) return
    toastWithUndo({
      title: done,
      undo: async () => {
        const undone = await undoing.send('DELETE', `${path}/${attemptId}`, undefined, 'Undone')
        if (undone) giveBack({ ...values, attemptId: newUuid() })
      },
      altText: 'Log the correct outcome instead',
    })
    onLogged?.()
  }

  const isBar = barEnd !== undefined
  const noteField = (
    <LongTextField
      {...field('note')}
      label="Note"
      optional={!isBar}
      rows={isBar ? 1 : 2}
      className={isBar ? NOTE_IN_BAR : undefined}
      aside={isBar && note.trim() !== '' && 'draft saved'}
    />
  )
  return (
    <ActionForm
      action={action}
      className={isBar ? 'grid gap-2' : 'grid gap-4'}
      onSend={log}
      submit="Log it"
      busyWords="Logging..."
      isReady={outcome !== ''}
      footer={(button) =>
        isBar ? (
          <div className="flex items-end gap-2">
            {noteField}
            {button}
            {barEnd}
          </div>
        ) : (
          button
        )
      }
    >
      {!known.phone && !known.email && (
        <p className="text-dense text-warn">
          No phone number or email address yet. Add one to the family first.
        </p>
      )}
      <ChoiceTiles
        {...field('outcome')}
        legend="How did it go?"
        name={`${id}-outcome`}
        isRow={isBar}
        choices={possibleOutcomes(known).map((value) => ({
          value,
          label: OUTCOME_LABELS[value].label,
          shortcut: String(ATTEMPT_OUTCOMES.indexOf(value) + 1),
          icon: ICONS[value],
        }))}
      />
      <div
        className={
          isBar
            ? 'relative -mx-1 grid max-h-[40vh] grid-cols-2 items-start gap-3 overflow-y-auto p-1 empty:hidden'
            : 'contents'
        }
      >
        {(refusal || errors.despite) && (
          <LongTextField
            {...field('despite')}
            label="Why you contacted them"
            hint={refusal && `They ${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}.`}
            rows={2}
            placeholder="They called us"
          />
        )}
        {isReached && (
          <AttemptResult
            {...field('said')}
            id={id}
            leadId={leadId}
            status={status}
            tourDate={tourDate}
            timeZone={timeZone}
            errors={errors}
          />
        )}
        {outcome === 'text' && mayText && (
          <LongTextField
            {...field('text')}
            label="Text them from here"
            optional
            hint="The company name is added before the text, and how to stop texts after it. Leave this empty if you texted from your own phone."
            aside={`${text.length} of 240`}
            rows={3}
          />
        )}
        {outcome === 'text' && mayText && thatWasUs && text === '' && (
          <button
            type="button"
            className="-mt-2 inline-flex min-h-11 cursor-pointer items-center justify-self-start text-dense text-link underline underline-offset-4"
            onClick={() => field('text').onValue(thatWasUs)}
          >
            Insert “that was us”
          </button>
        )}
        {outcome !== '' && callsAgain && (
          <NextCall
            {...field('nextStepAt')}
            outcome={outcome}
            missedCalls={missedCalls}
            mayText={thatWasUs !== null}
            timeZone={timeZone}
          />
        )}
      </div>
      {outcome !== '' && !isBar && noteField}
    </ActionForm>
  )
}
