'use client'

import { lazy, Suspense, useId } from 'react'
import { KeptPanel } from '@/components/site/contact-choice/kept-panel'
import { useRsvp } from '@/components/site/events/use-rsvp'
import { Honeypot } from '@/components/site/lead-form/honeypot'
import { useBotCheck } from '@/components/site/lead-form/use-bot-check'
import { useErrorTitle } from '@/components/site/lead-form/use-error-title'
import { Button } from '@/components/ui/button'
import { EMAIL_INPUT, Field, Input, PHONE_INPUT, Select, Textarea } from '@/components/ui/field'
import { Message } from '@/components/ui/message'
import { Spinner } from '@/components/ui/spinner'

const BotCheck = lazy(async () => ({
  default: (await import('@/components/site/lead-form/bot-check')).BotCheck,
}))

type RsvpFormProps = {
  slug: string
  largestParty: number
  isFull: boolean
  phone: { display: string; dial: string }
  turnstileSiteKey: string | undefined
}

/** Event sign-up as a plain form; JavaScript adds errors at the fields. Ends on the guest's private page. */
export function RsvpForm({ slug, largestParty, isFull, phone, turnstileSiteKey }: RsvpFormProps) {
  const id = useId()
  const botCheck = useBotCheck()
  const { form, errors, problem, kept, isPending, isReady, isTouched, touch, forget, submit } = useRsvp(
    slug,
    botCheck,
  )
  useErrorTitle(Object.keys(errors).length > 0 || problem !== null)

  if (kept) return <KeptPanel words={kept} phone={phone} />
  return (
    <form
      ref={form}
      method="post"
      action={`/api/events/${slug}/rsvps`}
      aria-label="Sign-up"
      className="relative mt-5 flex flex-col gap-5"
      // Native validation is for visitors without JavaScript.
      noValidate={isReady}
      onFocus={touch}
      onInput={forget}
      onSubmit={submit}
    >
      <div role="alert" className="empty:-mb-5">
        {problem && (
          <Message tone="bad">
            {problem}{' '}
            <a
              href={`tel:${phone.dial}`}
              className="font-[640] whitespace-nowrap underline underline-offset-4"
            >
              Call {phone.display}
            </a>
          </Message>
        )}
      </div>
      <RsvpFields id={id} errors={errors} largestParty={largestParty} />
      {turnstileSiteKey && isTouched && (
        <Suspense>
          <BotCheck siteKey={turnstileSiteKey} state={botCheck} />
        </Suspense>
      )}
      <Button
        type="submit"
        variant="copper"
        size="lg"
        className="min-h-13! w-full"
        // Not `disabled`: the button would lose focus and the screen reader its place.
        aria-disabled={isPending}
      >
        {isPending ? (
          <Spinner label="Saving..." className="text-ivory! [&_.lucide]:text-ivory" />
        ) : isFull ? (
          'Join the waiting list'
        ) : (
          'Save my seat'
        )}
      </Button>
      <p className="text-small text-ink-soft">
        We use this for the event only and never sell it.{' '}
        <a href="/privacy" className="text-link">
          Privacy
        </a>
      </p>
    </form>
  )
}

type Props = { id: string; errors: Record<string, string>; largestParty: number }

function RsvpFields({ id, errors, largestParty }: Props) {
  const sizes = Array.from({ length: largestParty }, (_, index) => index + 1)
  return (
    <>
      <Field id={`${id}-name`} label="Your name" error={errors.name}>
        {(control) => (
          <Input name="name" autoComplete="name" required minLength={2} maxLength={100} {...control} />
        )}
      </Field>
      <Field id={`${id}-guests`} label="How many people, including you?" error={errors.guests}>
        {(control) => (
          <Select name="guests" {...control}>
            {sizes.map((size) => (
              <option key={size} value={size}>
                {size === 1 ? '1, just me' : size}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <fieldset className="flex flex-col gap-5">
        <legend className="mb-3 text-small text-ink-soft">
          Enter a phone number, an email address or both.
        </legend>
        <Field id={`${id}-phone`} label="Phone number" error={errors.phone}>
          {(control) => <Input {...PHONE_INPUT} placeholder="(555) 555-0100" {...control} />}
        </Field>
        <Field
          id={`${id}-email`}
          label="Email"
          hint="We will email you a calendar file and a link to cancel."
          error={errors.email}
        >
          {(control) => <Input {...EMAIL_INPUT} maxLength={254} {...control} />}
        </Field>
      </fieldset>
      <Field id={`${id}-message`} label="Anything we should know?" optional error={errors.message}>
        {(control) => <Textarea name="message" rows={2} maxLength={1000} {...control} />}
      </Field>
      <label className="flex min-h-11 cursor-pointer items-center gap-3.5 text-control">
        <input type="checkbox" name="callMe" className="size-7 flex-none cursor-pointer accent-evergreen" />
        Please call me, I have a question
      </label>
      <Honeypot id={id} />
    </>
  )
}
