'use client'

import { lazy, Suspense, useId } from 'react'
import { RsvpFields } from '@/components/site/events/rsvp-fields'
import { useRsvp } from '@/components/site/events/use-rsvp'
import { useBotCheck } from '@/components/site/lead-form/use-bot-check'
import { useErrorTitle } from '@/components/site/lead-form/use-error-title'
import { Button } from '@/components/ui/button'
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

/**
 * Event sign-up as a plain form; with JavaScript, errors appear at the fields without leaving the page. Both
 * ways end on the guest's private page.
 */
export function RsvpForm({ slug, largestParty, isFull, phone, turnstileSiteKey }: RsvpFormProps) {
  const id = useId()
  const botCheck = useBotCheck()
  const { form, errors, problem, isPending, isReady, isTouched, touch, forget, submit } = useRsvp(
    slug,
    botCheck,
  )
  useErrorTitle(Object.keys(errors).length > 0 || problem !== null)

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
