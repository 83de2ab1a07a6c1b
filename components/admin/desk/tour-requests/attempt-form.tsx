'use client'

import { Mail, MessageSquare, Phone, PhoneMissed, PhoneOff, Voicemail } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { AttemptResult, type ResultValues } from '@/components/admin/desk/tour-requests/attempt-result'
import { ChoiceTiles } from '@/components/admin/desk/tour-requests/choice-tiles'
import { NextCall } from '@/components/admin/desk/tour-requests/next-call'
import type { RefusedWays } from '@/components/admin/desk/tour-requests/refusal-copy'
import { useLeadAction } from '@/components/admin/desk/tour-requests/use-lead-action'
import { FormRefusal } from '@/components/admin/kit/form-refusal'
import { fromLocalInput } from '@/components/admin/kit/zoned-input'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Textarea } from '@/components/ui/textarea'
import { newUuid } from '@/lib/browser/new-uuid'
import {
  ATTEMPT_OUTCOMES,
  type AttemptOutcome,
  channelOf,
  OUTCOME_LABELS,
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

const UNSAID: ResultValues = { result: 'call-again', reason: '', date: null, evenIfFull: false }

type Props = {
  leadId: string
  status: LeadStatus
  /** The agreed or preferred date of the tour. */
  tourDate: string | null
  timeZone: string
  /** Channels the family refused. */
  refused: RefusedWays
  /** With consent, texts are sent from here. */
  mayText: boolean
  preset?: AttemptOutcome
  onLogged?: () => void
}

/** Logs an attempt: outcome, result and next step. Only this stops the clock. */
export function AttemptForm({
  leadId,
  status,
  tourDate,
  timeZone,
  refused,
  mayText,
  preset,
  onLogged,
}: Props) {
  const id = useId()
  const [attemptId, setAttemptId] = useState(newUuid)
  const [outcome, setOutcome] = useState<AttemptOutcome | ''>(preset ?? '')
  const [values, setValues] = useState(UNSAID)
  const [note, setNote] = useState('')
  const [text, setText] = useState('')
  const [despite, setDespite] = useState('')
  const [nextCall, setNextCall] = useState<string | null>(null)
  const { send, pending, refusal: failed } = useLeadAction()
  const errors = failed?.fieldErrors ?? {}
  const isReached = outcome === 'reached'
  const refusal = outcome === '' ? undefined : refused[channelOf(outcome)]
  const callsAgain = !isReached || values.result === 'call-again'

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (outcome === '') return
    const logged = await send(
      'POST',
      `/api/admin/tour-requests/${leadId}/attempts`,
      {
        attemptId,
        outcome,
        ...(note.trim() && { note }),
        ...(outcome === 'text' && text.trim() && { text }),
        ...(refusal && { despite }),
        ...(isReached && values.result !== 'call-again' && { result: values.result }),
        ...(isReached && values.result === 'not-interested' && { reason: values.reason }),
        ...(isReached &&
          values.result === 'tour' && { scheduledDate: tourMoment(), evenIfFull: values.evenIfFull }),
        ...(callsAgain && nextCall && { nextStepAt: fromLocalInput(nextCall, timeZone) ?? '' }),
      },
      `Logged: ${OUTCOME_LABELS[outcome].label.toLowerCase()}`,
    )
    if (!logged) return
    setAttemptId(newUuid())
    setOutcome('')
    setValues(UNSAID)
    setNote('')
    setText('')
    setDespite('')
    setNextCall(null)
    onLogged?.()
  }

  function tourMoment(): string {
    return values.date === null ? (tourDate ?? '') : (fromLocalInput(values.date, timeZone) ?? '')
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <ChoiceTiles
        legend="How did it go?"
        name={`${id}-outcome`}
        value={outcome}
        choices={ATTEMPT_OUTCOMES.map((value) => ({
          value,
          label: OUTCOME_LABELS[value].label,
          icon: ICONS[value],
        }))}
        onChange={setOutcome}
        error={errors.outcome}
      />
      {(refusal || errors.despite) && (
        <Field
          id={`${id}-despite`}
          label="Why you did"
          hint={refusal && `They ${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}.`}
          error={errors.despite}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              value={despite}
              placeholder="They called us"
              onChange={({ target }) => setDespite(target.value)}
            />
          )}
        </Field>
      )}
      {isReached && (
        <AttemptResult
          id={id}
          leadId={leadId}
          status={status}
          values={values}
          tourDate={tourDate}
          timeZone={timeZone}
          errors={errors}
          onChange={setValues}
        />
      )}
      {outcome === 'text' && mayText && (
        <Field
          id={`${id}-text`}
          label="Text them from here"
          optional
          hint="Our name goes before it and how to stop texts after it. Leave it empty if you sent it from your own phone."
          error={errors.text}
          aside={`${text.length} of 300`}
        >
          {(control) => (
            <Textarea {...control} rows={3} value={text} onChange={({ target }) => setText(target.value)} />
          )}
        </Field>
      )}
      {outcome !== '' && callsAgain && (
        <NextCall
          id={id}
          outcome={outcome}
          timeZone={timeZone}
          value={nextCall}
          error={errors.nextStepAt}
          onChange={setNextCall}
        />
      )}
      {outcome !== '' && (
        <Field id={`${id}-note`} label="Note" optional error={errors.note}>
          {(control) => (
            <Textarea {...control} rows={2} value={note} onChange={({ target }) => setNote(target.value)} />
          )}
        </Field>
      )}
      <FormRefusal message={failed && Object.keys(errors).length === 0 ? failed.message : undefined} />
      <Button type="submit" disabled={outcome === '' || pending}>
        {pending ? 'Logging…' : 'Log it'}
      </Button>
    </form>
  )
}
