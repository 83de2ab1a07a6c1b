'use client'

import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { ConsentLine } from '@/components/site/lead-form/consent-line'
import { PreferredTime } from '@/components/site/lead-form/preferred-time'
import { TextConsent } from '@/components/site/lead-form/text-consent'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Spinner } from '@/components/ui/spinner'
import { Textarea } from '@/components/ui/textarea'

const BotCheck = lazy(async () => ({
  default: (await import('@/components/site/lead-form/bot-check')).BotCheck,
}))

const TourTime = lazy(async () => ({
  default: (await import('@/components/site/lead-form/tour-time')).TourTime,
}))

/** Step 2: everything that is optional, and the sending. */
export function DetailsStep({ lead, id }: { lead: LeadForm; id: string }) {
  const { state } = lead.sending
  const pending = state === 'sending' || state === 'retrying'
  const message = useWatch({ control: lead.form.control, name: 'message' })
  const { turnstileSiteKey } = lead.settings

  return (
    <>
      <Field id={`${id}-email`} label="Email" optional error={lead.error('email')}>
        {(control) => (
          <Input
            type="email"
            inputMode="email"
            autoComplete="email"
            placeholder="name@example.com"
            {...control}
            {...lead.field('email')}
          />
        )}
      </Field>
      {lead.subject.source === 'tour' && <Visit lead={lead} id={id} />}
      <Field
        id={`${id}-message`}
        label="What can we help you with?"
        error={lead.error('message')}
        aside={`${[...message].length} of 1000`}
      >
        {(control) => <Textarea rows={3} {...control} {...lead.field('message')} />}
      </Field>
      {lead.settings.textConsent && (
        <TextConsent words={lead.settings.textConsent} {...lead.form.register('textConsent')} />
      )}
      {turnstileSiteKey && (
        <Suspense>
          <BotCheck siteKey={turnstileSiteKey} state={lead.botCheck} />
        </Suspense>
      )}
      <div className="flex gap-3">
        <Button variant="outline" size="lg" className="min-h-13!" onClick={lead.back} disabled={pending}>
          Back
        </Button>
        <Button
          type="submit"
          variant="copper"
          size="lg"
          className="min-h-13! flex-1"
          // Not `disabled`: the button would lose the focus and the screen reader its place.
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
    </>
  )
}

/** When they would like to come: a free time where the community has a calendar, else what they prefer. */
function Visit({ lead, id }: { lead: LeadForm; id: string }) {
  const { times } = lead
  if (times === null) return <PreferredTime lead={lead} id={id} />
  const waiting = <Spinner label="Looking for free times…" />
  if (!times) return waiting
  return (
    <Suspense fallback={waiting}>
      <TourTime lead={lead} times={times} id={id} />
    </Suspense>
  )
}
