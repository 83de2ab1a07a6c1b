'use client'

import { useId } from 'react'
import { ContactStep } from '@/components/site/lead-form/contact-step'
import { DetailsStep } from '@/components/site/lead-form/details-step'
import { Honeypot } from '@/components/site/lead-form/honeypot'
import { LeadFailure } from '@/components/site/lead-form/lead-failure'
import { StepLine } from '@/components/site/lead-form/step-line'
import { useErrorTitle } from '@/components/site/lead-form/use-error-title'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'

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
