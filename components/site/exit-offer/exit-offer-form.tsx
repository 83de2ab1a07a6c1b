'use client'

import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { ConsentLine } from '@/components/site/lead-form/consent-line'
import { Honeypot } from '@/components/site/lead-form/honeypot'
import type { LeadFormSettings } from '@/components/site/lead-form/lead-form-settings'
import { useBotCheck } from '@/components/site/lead-form/use-bot-check'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { EMAIL_INPUT, Input } from '@/components/ui/input'
import { apiRequest, errorBody } from '@/lib/browser/api-request'
import { noteConversion } from '@/lib/browser/lead-conversion'
import { rememberConversion } from '@/lib/browser/offer-memory'
import { collectTracking } from '@/lib/browser/tracking'
import { OFFER_CONSENT } from '@/lib/leads/exit-offer/consent'
import type { ExitOffer } from '@/lib/leads/exit-offer/exit-offer'
import { LEAD_MESSAGES } from '@/lib/leads/tour-requests/schema'

const BotCheck = lazy(async () => ({
  default: (await import('@/components/site/lead-form/bot-check')).BotCheck,
}))

type Props = {
  offer: ExitOffer
  settings: LeadFormSettings
  onSent: (answer: { link: string | null }) => void
}

/** Email form of the exit offer. A failure shows the phone number; a retry reuses the idempotency key. */
export function ExitOfferForm({ offer, settings, onSent }: Props) {
  const id = useId()
  const shownAt = useRef(Date.now())
  const [key] = useState(() => crypto.randomUUID())
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const botCheck = useBotCheck()
  const { companyPhoneDisplay, companyPhoneDial } = settings.contact

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const form = event.currentTarget
    const typed = new FormData(form)
    setSending(true)
    setFailed(false)
    const outcome = await sendExitOffer({
      email: String(typed.get('email') ?? ''),
      honeypot: String(typed.get('honeypot') ?? ''),
      transactionId: key,
      consentVersion: OFFER_CONSENT.version,
      captchaToken: await botCheck.takeToken(),
      formLoadTime: Math.max(1, Date.now() - shownAt.current),
    })
    setSending(false)
    if (outcome.kind === 'sent') return onSent(outcome)
    setFailed(outcome.kind === 'failed')
    setError(outcome.kind === 'refused' ? outcome.message : undefined)
    form.querySelector<HTMLInputElement>('input[name="email"]')?.focus()
  }

  return (
    <form noValidate onSubmit={submit} className="relative mt-5 flex flex-col gap-4" aria-label={offer.title}>
      <Field id={`${id}-email`} label="Email" error={error}>
        {(control) => (
          <Input
            {...EMAIL_INPUT}
            placeholder="name@example.com"
            required
            onChange={() => setError(undefined)}
            {...control}
          />
        )}
      </Field>
      <Honeypot id={id} />
      {settings.turnstileSiteKey && (
        <Suspense>
          <BotCheck siteKey={settings.turnstileSiteKey} state={botCheck} />
        </Suspense>
      )}
      <div role="alert" className="text-bad empty:hidden">
        {hasFailed && (
          <>
            That did not work. Please try again or call us at{' '}
            <a href={`tel:${companyPhoneDial}`} className="text-link whitespace-nowrap">
              {companyPhoneDisplay}
            </a>
            .
          </>
        )}
      </div>
      <Button type="submit" size="lg" className="min-h-13! w-full" aria-disabled={isSending}>
        {isSending ? 'Sending…' : offer.ctaText}
      </Button>
      <ConsentLine text={OFFER_CONSENT.text} />
    </form>
  )
}

const TIMEOUT_MS = 15_000

type ExitOfferOutcome =
  | { kind: 'sent'; link: string | null }
  | { kind: 'refused'; message: string }
  | { kind: 'failed' }

type Offered = { transactionId: string; email: string } & Record<string, unknown>

/** Sends the email address with tracking fields. Never throws. */
async function sendExitOffer(payload: Offered): Promise<ExitOfferOutcome> {
  try {
    const body = { ...collectTracking(), ...payload }
    const response = await apiRequest(
      'POST',
      '/api/exit-intent-submissions',
      body,
      AbortSignal.timeout(TIMEOUT_MS),
    )
    const { link = null } = (await response.json()) as { link?: string | null }
    rememberConversion()
    await noteConversion('offer', payload.transactionId, payload)
    return { kind: 'sent', link }
  } catch (error) {
    if (errorBody(error).fieldErrors) return { kind: 'refused', message: LEAD_MESSAGES.email }
    return { kind: 'failed' }
  }
}
