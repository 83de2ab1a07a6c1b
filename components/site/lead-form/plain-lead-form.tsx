import { ArrowRight } from 'lucide-react'
import { CallInstead } from '@/components/site/lead-form/call-instead'
import { ConsentLine } from '@/components/site/lead-form/consent-line'
import { ContinueLine } from '@/components/site/lead-form/continue-line'
import { Honeypot } from '@/components/site/lead-form/honeypot'
import {
  continueTextOf,
  type LeadFormSettings,
  type LeadSubject,
} from '@/components/site/lead-form/lead-form-settings'
import { TextConsent } from '@/components/site/lead-form/text-consent'
import { laterCall, PhoneLine } from '@/components/site/phones/phone-hours-text'
import { buttonVariants } from '@/components/ui/button-variants'
import { EMAIL_INPUT, Field, Input, PHONE_INPUT, Textarea } from '@/components/ui/field'
import type { Phone } from '@/lib/browser/community'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'

type Props = {
  subject: LeadSubject
  settings: LeadFormSettings
  phone: Phone
  hours: PhoneHours
  id: string
}

/**
 * The lead form as plain HTML. With scripting it looks like step 1 of the interactive form that replaces it;
 * if that never loads, Continue still submits name and phone. Without scripting (`data-without-script`,
 * `data-with-script` in app/styles/states.css) it shows every field.
 */
export function PlainLeadForm({ subject, settings, phone, hours, id }: Props) {
  const continueText = continueTextOf(subject, settings)
  return (
    <form
      method="post"
      action="/api/tour-requests"
      aria-label="Contact form"
      className="relative flex flex-col gap-5"
    >
      <HiddenFields subject={subject} settings={settings} />
      <div data-with-script="" className="flex items-center gap-4">
        <p className="text-small font-[640] whitespace-nowrap">Step 1 of 2</p>
        <div aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-pill bg-linen">
          <div className="h-full w-1/2 bg-copper" />
        </div>
      </div>
      {!hours.isOpen && (
        <p className="rounded-control bg-paper p-5 text-small">
          <PhoneLine hours={hours} />. <b className="font-[640]">{laterCall(hours)}</b>
        </p>
      )}
      <Field id={`${id}-name`} label="Your name">
        {(control) => (
          <Input name="name" autoComplete="name" required minLength={2} maxLength={100} {...control} />
        )}
      </Field>
      <Field id={`${id}-phone`} label="Phone number" hint="So a person can call you. We never sell it.">
        {(control) => (
          <Input {...PHONE_INPUT} placeholder="(555) 555-0100" required minLength={10} {...control} />
        )}
      </Field>
      <div data-without-script="" className="flex flex-col gap-5">
        <Field id={`${id}-email`} label="Email" optional>
          {(control) => <Input {...EMAIL_INPUT} maxLength={254} {...control} />}
        </Field>
        {subject.source === 'tour' && (
          <Field id={`${id}-day`} label="Preferred day" optional>
            {(control) => <Input type="date" name="preferredDate" {...control} />}
          </Field>
        )}
        <Field id={`${id}-message`} label={subject.topic?.messageLabel || 'What can we help you with?'}>
          {(control) => <Textarea name="message" rows={4} maxLength={1000} {...control} />}
        </Field>
        {settings.textConsent && <TextConsent words={settings.textConsent} name="textConsent" />}
        <button
          type="submit"
          className={`${buttonVariants({ variant: 'copper', size: 'lg' })} min-h-13! w-full`}
        >
          Get My Information
        </button>
      </div>
      <Honeypot id={id} />
      <button
        type="submit"
        data-with-script=""
        className={`${buttonVariants({ variant: 'copper', size: 'lg' })} mt-1 min-h-13! w-full`}
      >
        Continue
        <ArrowRight aria-hidden="true" />
      </button>
      {continueText && (
        <div data-with-script="">
          <ContinueLine text={continueText} />
        </div>
      )}
      <div data-without-script="">
        <ConsentLine text={settings.consentText} />
      </div>
      <CallInstead phone={phone} hours={hours} />
    </form>
  )
}

function HiddenFields({ subject, settings }: Pick<Props, 'subject' | 'settings'>) {
  const { source, topic, communityId, floorPlanId, landingPageTemplateId } = subject
  const fields = {
    source,
    topic: topic?.slug,
    communityId,
    floorPlanId,
    landingPageTemplateId,
    consentVersion: settings.consentVersion,
  }
  return Object.entries(fields).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  )
}
