'use client'

import { CalendarDays, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ConsentLine } from '@/components/site/lead-form/consent-line'
import { TextConsent } from '@/components/site/lead-form/text-consent'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { Button } from '@/components/ui/button'
import { EMAIL_INPUT, Field, Input, Select, Textarea } from '@/components/ui/field'
import { Spinner } from '@/components/ui/spinner'

const BotCheck = lazy(async () => ({
  default: (await import('@/components/site/lead-form/bot-check')).BotCheck,
}))

/** Step 2: optional fields and the submit button. */
export function DetailsStep({ lead, id }: { lead: LeadForm; id: string }) {
  const { state } = lead.sending
  const pending = state === 'sending' || state === 'retrying'
  const message = useWatch({ control: lead.form.control, name: 'message' })
  const { turnstileSiteKey } = lead.settings

  return (
    <>
      <Field id={`${id}-email`} label="Email" optional error={lead.error('email')}>
        {(control) => (
          <Input {...EMAIL_INPUT} placeholder="name@example.com" {...control} {...lead.field('email')} />
        )}
      </Field>
      <CommunityChoice lead={lead} id={id} />
      {lead.subject.source === 'tour' && <VisitChoice lead={lead} id={id} />}
      <Field
        id={`${id}-message`}
        label={lead.subject.topic?.messageLabel || 'What can we help you with?'}
        error={lead.error('message')}
        aside={`${[...message].length} of 1000`}
      >
        {(control) => <Textarea rows={2} {...control} {...lead.field('message')} />}
      </Field>
      {lead.settings.textConsent && (
        <TextConsent words={lead.settings.textConsent} {...lead.form.register('textConsent')} />
      )}
      {turnstileSiteKey && (
        <Suspense>
          <BotCheck siteKey={turnstileSiteKey} state={lead.botCheck} />
        </Suspense>
      )}
      {/* Sticky in a dialog, so always visible; not on a low screen, where the fields need the room. */}
      <div
        data-actions=""
        className="bottom-0 grid gap-3 bg-card in-[[role=dialog]]:-my-3 in-[[role=dialog]]:py-3 in-[[role=dialog]]:sticky low:in-[[role=dialog]]:static"
      >
        <div className="flex gap-3">
          <Button
            variant="outline"
            size="lg"
            className="min-h-13! px-4!"
            onClick={lead.back}
            disabled={pending}
          >
            Back
          </Button>
          <Button
            type="submit"
            variant="copper"
            size="lg"
            className="min-h-13! flex-1 px-3! whitespace-nowrap"
            // Not `disabled`: the button would lose focus and the screen reader its place.
            aria-disabled={pending}
            onClick={(event) => {
              if (pending) event.preventDefault()
            }}
          >
            {pending ? (
              <Spinner label="Submitting..." className="text-ivory! [&_.lucide]:text-ivory" />
            ) : (
              'Get My Information'
            )}
          </Button>
        </div>
        <ConsentLine text={lead.settings.consentText} />
      </div>
    </>
  )
}

/** Community select, used when the subject names none. Omitted without a list: the caller asks instead. */
function CommunityChoice({ lead, id }: { lead: LeadForm; id: string }) {
  if (lead.communities.length === 0) return null
  return (
    <Field id={`${id}-community`} label="Which community?">
      {(control) => (
        <Select {...control} {...lead.field('communityId')}>
          <option value="">Not sure yet</option>
          {lead.communities.map(({ id: communityId, name, city }) => (
            <option key={communityId} value={communityId}>
              {city ? `${name}, ${city}` : name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

const TourTime = lazy(async () => ({
  default: (await import('@/components/site/lead-form/tour-time')).TourTime,
}))

/** Collapsed visit time: free times if the community has a calendar, else a preference. */
function VisitChoice({ lead, id }: { lead: LeadForm; id: string }) {
  // Do not hide a choice made in another dialog of this visit.
  const [isOpen, setOpen] = useState(() => lead.form.getValues('preferredDay') !== '')
  return (
    <details
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="group rounded-control border-[1.5px] border-line-strong"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 rounded-control px-4 text-control font-[620] hover:bg-paper [&::-webkit-details-marker]:hidden">
        <CalendarDays aria-hidden="true" className="text-copper" />
        <span>
          Day and time <span className="font-normal text-ink-soft">(optional)</span>
        </span>
        <ChevronDown aria-hidden="true" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <div className="px-4 pt-2 pb-5">{isOpen && <Choice lead={lead} id={id} />}</div>
    </details>
  )
}

function Choice({ lead, id }: { lead: LeadForm; id: string }) {
  const { times } = lead
  if (times === null) return <PreferredTime lead={lead} id={id} />
  const waiting = <Spinner label="Loading available times…" />
  if (!times) return waiting
  return (
    <Suspense fallback={waiting}>
      <TourTime lead={lead} times={times} id={id} />
    </Suspense>
  )
}

/** Hours at which a community gives tours, in its local time. */
const HOURS = [9, 10, 11, 12, 13, 14, 15, 16, 17]

/** Preferred day and hour; confirmed on the call. */
function PreferredTime({ lead, id }: { lead: LeadForm; id: string }) {
  return (
    <fieldset className="grid grid-cols-1 gap-x-3 gap-y-5 min-[26rem]:grid-cols-2">
      <legend className="sr-only">When would you like to come?</legend>
      <Field id={`${id}-day`} label="Preferred day" optional>
        {(control) => <Input type="date" min={today()} {...control} {...lead.field('preferredDay')} />}
      </Field>
      <Field id={`${id}-time`} label="Time" optional>
        {(control) => (
          <Select {...control} {...lead.field('preferredTime')}>
            <option value="">Any time</option>
            {HOURS.map((hour) => (
              <option key={hour} value={`${String(hour).padStart(2, '0')}:00`}>
                {hour % 12 || 12}:00 {hour < 12 ? 'am' : 'pm'}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </fieldset>
  )
}

/** Today in the visitor's zone, YYYY-MM-DD. */
function today(): string {
  const now = new Date()
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
}
