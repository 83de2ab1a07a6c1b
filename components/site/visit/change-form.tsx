'use client'

import { type FormEvent, useState } from 'react'
import { TourTimePicker } from '@/components/site/tour-times/tour-time-picker'
import { Button } from '@/components/ui/button'
import { Field, Input, Select, Textarea } from '@/components/ui/field'
import { Message } from '@/components/ui/message'
import { apiRequest, errorBody } from '@/lib/browser/api-request'
import type { TourTimes } from '@/lib/leads/tours/public-times'

type Props = { token: string; hasTour: boolean; earliest: string; times: TourTimes | null }

type Refusal = { message?: string | undefined; fieldErrors?: Record<string, string> | undefined }

/** Requests another time or sends a message. With JavaScript, errors appear at their fields. */
export function ChangeForm({ token, hasTour, earliest, times }: Props) {
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [pending, setPending] = useState(false)
  const [choice, setChoice] = useState({ day: '', time: '' })
  const address = `/api/visits/${token}/change`
  const errors = refusal?.fieldErrors ?? {}

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setPending(true)
    setRefusal(null)
    try {
      const values = Object.fromEntries(new FormData(event.currentTarget))
      const response = await apiRequest(
        'POST',
        address,
        times ? { ...values, tourTime: choice.time } : values,
      )
      const { page }: { page: string } = await response.json()
      // Another email address has another private link.
      window.location.assign(`${page}?sent=${noticeOf(values, choice.time)}`)
    } catch (error) {
      setRefusal(errorBody(error))
      setPending(false)
    }
  }

  return (
    <form
      method="post"
      action={address}
      className="no-print mt-10 grid max-w-128 gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <h2 className="type-h3">{hasTour ? 'Another time?' : 'When would you like to come?'}</h2>
      {times ? (
        <>
          <div data-with-script="">
            <TourTimePicker
              id="visit"
              times={times}
              value={choice}
              unsure={hasTour ? 'Keep my time' : 'Not sure yet'}
              error={errors.tourTime}
              onChange={setChoice}
            />
          </div>
          <div data-without-script="">
            <PlainTimes times={times} />
          </div>
        </>
      ) : (
        <Field
          id="visit-date"
          label="Day and time"
          optional
          hint="We call you to confirm it."
          error={errors.preferredDate}
        >
          {(control) => <Input {...control} type="datetime-local" name="preferredDate" min={earliest} />}
        </Field>
      )}
      <Field id="visit-message" label="Anything we should know" optional error={errors.message}>
        {(control) => <Textarea {...control} name="message" rows={3} maxLength={1_000} />}
      </Field>
      <Field
        id="visit-email"
        label="Another email address"
        optional
        hint="If our email went to the wrong address. We will send a new link, and this one will stop working."
        error={errors.email}
      >
        {(control) => <Input {...control} type="email" name="email" autoComplete="email" />}
      </Field>
      <div role="alert" className="empty:hidden">
        {refusal && Object.keys(errors).length === 0 && (
          <Message tone="bad">
            {refusal.message ?? 'This could not be sent. Please try again, or call us.'}
          </Message>
        )}
      </div>
      <Button type="submit" size="lg" className="justify-self-start" disabled={pending}>
        {pending ? 'Sending…' : choice.time ? 'Book this time' : 'Send'}
      </Button>
    </form>
  )
}

/** Key of the notice on the page that opens next. */
function noticeOf(values: Record<string, unknown>, time: string): string {
  if (values.message || values.preferredDate) return 'yes'
  return time ? 'booked' : values.email ? 'email' : 'yes'
}

/** Free tour times as a select, for browsers without JavaScript. */
function PlainTimes({ times: { days, zoneName } }: { times: TourTimes }) {
  return (
    <Field id="visit-times" label="Day and time" optional hint={`Times are ${zoneName}.`}>
      {(control) => (
        <Select {...control} name="tourTime">
          <option value="">Choose a time</option>
          {days.map(({ day, label, times }) => (
            <optgroup key={day} label={label}>
              {times.map((time) => (
                <option key={time.at} value={time.at}>
                  {label}, {time.label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}
