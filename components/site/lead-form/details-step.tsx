'use client'

import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import { ConsentLine } from '@/components/site/lead-form/consent-line'
import { TextConsent } from '@/components/site/lead-form/text-consent'
import type { LeadForm } from '@/components/site/lead-form/use-lead-form'
import { VisitChoice } from '@/components/site/lead-form/visit-choice'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Spinner } from '@/components/ui/spinner'
import { Textarea } from '@/components/ui/textarea'

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
      <CommunityChoice lead={lead} id={id} />
      {lead.subject.source === 'tour' && <VisitChoice lead={lead} id={id} />}
      <Field
        id={`${id}-message`}
        label="What can we help you with?"
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
