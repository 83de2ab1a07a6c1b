'use client'

import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { ConsentLine } from '@/components/site/lead-form/consent-line'
import { Honeypot } from '@/components/site/lead-form/honeypot'
import type { LeadFormSettings } from '@/components/site/lead-form/lead-form-settings'
import { useBotCheck } from '@/components/site/lead-form/use-bot-check'
import { Picture } from '@/components/site/picture'
import { SafeLink } from '@/components/site/safe-link'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { EMAIL_INPUT, Field, Input } from '@/components/ui/field'
import { apiRequest, errorBody } from '@/lib/browser/api-request'
import { noteConversion } from '@/lib/browser/lead-conversion'
import { rememberConversion } from '@/lib/browser/offer-memory'
import { collectTracking } from '@/lib/browser/tracking'
import { OFFER_CONSENT } from '@/lib/leads/exit-offer/consent'
import type { ExitOffer } from '@/lib/leads/exit-offer/exit-offer'
import { LEAD_MESSAGES } from '@/lib/leads/tour-requests/schema'

type Props = { offer: ExitOffer; settings: LeadFormSettings; onClose: () => void }

/** `kept`: what happens next, while the database is away. */
type Sent = { link: string | null; kept?: string }

/** The exit offer with a single email field. Escape, the close button and the link below all close it. */
export function ExitOfferDialog({ offer, settings, onClose }: Props) {
  const [sent, setSent] = useState<Sent | null>(null)
  return (
    <Dialog defaultOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        picture={
          offer.image && (
            <Picture image={offer.image} alt="" sizes="34rem 11rem" className="h-44 w-full object-cover" />
          )
        }
      >
        {sent ? (
          <>
            <DialogTitle>{sent.kept ? 'Thank you' : 'It is on its way to you'}</DialogTitle>
            <DialogDescription>
              {sent.kept ?? 'Check your inbox in a minute or two. We will not call you about it.'}
            </DialogDescription>
            {sent.link && (
              <SafeLink
                href={sent.link}
                className={`${buttonVariants({ size: 'lg' })} mt-5 min-h-13! w-full`}
              >
                Read it now
              </SafeLink>
            )}
          </>
        ) : (
          <>
            <DialogTitle className="pr-0">{offer.title}</DialogTitle>
            <DialogDescription className="pr-0">{offer.message}</DialogDescription>
            <ExitOfferForm offer={offer} settings={settings} onSent={setSent} />
          </>
        )}
        <button
          type="button"
          onClick={onClose}
          className="mx-auto mt-3 flex min-h-11 cursor-pointer items-center text-link"
        >
          {sent ? 'Back to the page' : 'No, thank you'}
        </button>
      </DialogContent>
    </Dialog>
  )
}

const BotCheck = lazy(async () => ({
  default: (await import('@/components/site/lead-form/bot-check')).BotCheck,
}))

type ExitOfferFormProps = {
  offer: ExitOffer
  settings: LeadFormSettings
  onSent: (answer: Sent) => void
}

/** Email form of the exit offer. A failure shows the phone number; a retry reuses the idempotency key. */
function ExitOfferForm({ offer, settings, onSent }: ExitOfferFormProps) {
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

type ExitOfferOutcome = ({ kind: 'sent' } & Sent) | { kind: 'refused'; message: string } | { kind: 'failed' }

type Offered = { transactionId: string; email: string } & Record<string, unknown>

async function sendExitOffer(payload: Offered): Promise<ExitOfferOutcome> {
  try {
    const body = { ...collectTracking(), ...payload }
    const response = await apiRequest(
      'POST',
      '/api/exit-intent-submissions',
      body,
      AbortSignal.timeout(TIMEOUT_MS),
    )
    const sent = (await response.json()) as Sent
    rememberConversion()
    await noteConversion('offer', payload.transactionId, payload)
    return { kind: 'sent', ...sent }
  } catch (error) {
    if (errorBody(error).fieldErrors) return { kind: 'refused', message: LEAD_MESSAGES.email }
    return { kind: 'failed' }
  }
}
