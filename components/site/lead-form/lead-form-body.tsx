'use client'

import { ArrowRight, CircleAlert } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { CallInstead } from '@/components/site/lead-form/call-instead'
import { CallLater } from '@/components/site/lead-form/call-later'
import { ContinueLine } from '@/components/site/lead-form/continue-line'
import { DetailsStep } from '@/components/site/lead-form/details-step'
import { Honeypot } from '@/components/site/lead-form/honeypot'
import { useErrorTitle } from '@/components/site/lead-form/use-error-title'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { Button } from '@/components/ui/button'
import { Field, Input, PHONE_INPUT } from '@/components/ui/field'

export function LeadFormBody({ lead }: { lead: LeadForm }) {
  const id = useId()
  const { state } = lead.sending
  const failed = state === 'failed' || state === 'retrying'
  useErrorTitle(failed || Object.keys(lead.form.formState.errors).length > 0)

  return (
    <form
      noValidate
      aria-label="Contact form"
      className="relative flex flex-col gap-5"
      onPointerDown={(event) => {
        lead.pressing.current = event.target instanceof Element && event.target.closest('button, a') !== null
      }}
      onInput={() => lead.note('touched')}
      onPointerUp={() => {
        lead.pressing.current = false
      }}
      onSubmit={(event) => {
        event.preventDefault()
        if (lead.step === 1) void lead.next()
        else if (state !== 'sending' && state !== 'retrying') void lead.submit(event)
      }}
    >
      <LeadFailure lead={lead} />
      {!failed && <StepLine step={lead.step} />}
      <Honeypot id={id} {...lead.form.register('honeypot')} />
      {lead.step === 1 ? <ContactStep lead={lead} id={id} /> : <DetailsStep lead={lead} id={id} />}
    </form>
  )
}

/** "Step 1 of 2" with a progress bar. Takes focus when the step changes, so it is read before the fields. */
function StepLine({ step }: { step: 1 | 2 }) {
  const line = useRef<HTMLParagraphElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    line.current?.focus()
  }, [step])

  return (
    <div className="flex items-center gap-4">
      <p ref={line} tabIndex={-1} className="text-small font-[640] whitespace-nowrap">
        Step {step} of 2
      </p>
      <div
        aria-hidden="true"
        className="h-1.5 flex-1 overflow-hidden rounded-pill bg-linen forced-colors:border"
      >
        <div
          className={`h-full origin-left bg-copper transition-transform forced-colors:bg-[Highlight] ${step === 1 ? 'scale-x-50' : ''}`}
        />
      </div>
    </div>
  )
}

/** Stays until an attempt succeeds (reading 7). The live region is there before its text. */
function LeadFailure({ lead }: { lead: LeadForm }) {
  const { state } = lead.sending
  const shown = state === 'failed' || state === 'retrying'
  const opensAgain = lead.phones.hours?.opens
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [shown])

  return (
    <div ref={place} role="alert" className="empty:-mb-5">
      {shown && (
        <div className="flex gap-4 rounded-control border-2 border-bad bg-bad-wash p-5 text-bad">
          <CircleAlert className="mt-0.5 size-6" aria-hidden="true" />
          <div className="min-w-0">
            <p className="font-[640]">Submission Failed</p>
            <p>
              Please try again or call us directly at{' '}
              <a
                href={`tel:${lead.phone.dial}`}
                className="font-[640] whitespace-nowrap text-bad underline decoration-[1.5px] underline-offset-4"
              >
                {lead.phone.display}
              </a>
              . Everything you typed is still here.{opensAgain && ` Phones open ${opensAgain}.`}
            </p>
          </div>
        </div>
      )}
    </div>
  )
}

function ContactStep({ lead, id }: { lead: LeadForm; id: string }) {
  return (
    <>
      <CallLater lead={lead} id={id} />
      <Field id={`${id}-name`} label="Your name" error={lead.error('name')}>
        {(control) => <Input autoComplete="name" required {...control} {...lead.field('name')} />}
      </Field>
      <Field
        id={`${id}-phone`}
        label="Phone number"
        hint="So a person can call you. We never sell it."
        error={lead.error('phone')}
      >
        {(control) => (
          <Input
            {...PHONE_INPUT}
            placeholder="(555) 555-0100"
            required
            {...control}
            {...lead.field('phone')}
          />
        )}
      </Field>
      <Button type="submit" variant="copper" size="lg" className="mt-1 min-h-13! w-full">
        Continue
        <ArrowRight aria-hidden="true" />
      </Button>
      <ContinueLine text={lead.continueText} />
      <CallInstead phone={lead.phone} hours={lead.phones.hours} />
    </>
  )
}
