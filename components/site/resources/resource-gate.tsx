'use client'

import { FileDown } from 'lucide-react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { KeptPanel } from '@/components/site/contact-choice/kept-panel'
import { SendingFailure } from '@/components/site/contact-choice/sending-failure'
import { useContactSending } from '@/components/site/contact-choice/use-contact-sending'
import { Honeypot } from '@/components/site/lead-form/honeypot'
import { useBotCheck } from '@/components/site/lead-form/use-bot-check'
import { useErrorTitle } from '@/components/site/lead-form/use-error-title'
import { QuizBotCheck } from '@/components/site/quiz/quiz-bot-check'
import { GateFields } from '@/components/site/resources/gate-fields'
import { Button } from '@/components/ui/button'
import { buttonVariants } from '@/components/ui/button-variants'
import type { Phone } from '@/lib/browser/community'
import { noteFormSteps } from '@/lib/browser/form-steps'
import { pageCookies } from '@/lib/browser/page-cookies'
import { knowsAll } from '@/lib/leads/resources/known-fields'
import { smallMeridiem } from '@/lib/site/content/format'
import type { ContactField } from '@/lib/site/resources/required-fields'
import type { FormName, FormStep } from '@/lib/site/tracking/forms'

type GateProps = {
  slug: string
  required: ContactField[]
  button: string
  /** 'PDF, 180 KB' */
  file: string
  phone: Phone
  consentText: string
  consentVersion: number
  turnstileSiteKey?: string | undefined
}

const note = (...steps: FormStep[]) => noteFormSteps('guide' satisfies FormName, ...steps)

/** Without a link the request is kept while the database is away, as `kept` says. */
type Answer = { promise?: string } & ({ downloadUrl: string; expiresAt: string } | { kept: string })

/** Form before a gated guide (G5): plain, replaced in place by scripting. Known visitors get no fields. */
export function ResourceGate({ slug, required, button, file, phone, ...settings }: GateProps): ReactNode {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const [live, setLive] = useState(false)
  const [known, setKnown] = useState(false)
  const [ready, setReady] = useState<Answer | null>(null)
  const botCheck = useBotCheck()
  const sending = useContactSending<Answer>(`/api/content-assets/${slug}/downloads`, 'download')
  const { fieldErrors } = sending
  useErrorTitle(sending.state === 'failed' || Object.keys(fieldErrors).length > 0)

  useEffect(() => {
    shownAt.current = Date.now()
    setKnown(knowsAll(pageCookies(), required))
    setLive(true)
  }, [required])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    const first = Object.keys(fieldErrors)[0]
    if (!first) return
    setKnown(false)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus())
  }, [sending.refusals])

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.state === 'sending') return
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const answer = await sending.send(async () => ({
      ...values,
      consentVersion: settings.consentVersion,
      captchaToken: await botCheck.takeToken(),
      formLoadTime: Math.max(1, Date.now() - shownAt.current),
    }))
    if (!answer) return
    note('touched', 'sent', ...(values.contact === 'call' ? (['call'] as const) : []))
    setReady(answer)
  }

  if (ready && 'kept' in ready) return <KeptPanel words={ready.kept} promise={ready.promise} phone={phone} />
  if (ready) return <ReadyPanel {...ready} file={file} />
  return (
    <form
      ref={form}
      method="post"
      action={`/api/content-assets/${slug}/downloads`}
      aria-label="Get the guide"
      noValidate={live}
      onSubmit={onSubmit}
      onInput={() => note('touched')}
      onChange={(event) => sending.clearError((event.target as unknown as HTMLInputElement).name)}
      className="relative grid gap-5"
    >
      <SendingFailure shown={sending.state === 'failed'} phone={phone} />
      {known ? (
        <p>
          Welcome back. We have your details and will email the link to the address you gave us.{' '}
          <button type="button" className="text-link min-h-11 cursor-pointer" onClick={() => setKnown(false)}>
            Not you?
          </button>
        </p>
      ) : (
        <GateFields id={id} required={required} errors={fieldErrors} consentText={settings.consentText} />
      )}
      <Honeypot id={id} />
      <input type="hidden" name="consentVersion" value={settings.consentVersion} />
      <QuizBotCheck siteKey={settings.turnstileSiteKey} state={botCheck} wanted={live} />
      <Button
        type="submit"
        variant="copper"
        size="lg"
        className="py-2 text-balance"
        aria-disabled={sending.state === 'sending'}
      >
        {sending.state === 'sending' ? 'Submitting...' : `${button} (${file.replaceAll(' ', '\u00a0')})`}
      </Button>
      {!live && (
        <div data-without-script="" className="flex-col">
          <Button type="submit" formNoValidate variant="ghost">
            I have requested a guide before
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {sending.state === 'sending' && 'Submitting...'}
      </p>
    </form>
  )
}

type Props = { downloadUrl: string; expiresAt: string; file: string; promise?: string }

/** Download button with its expiry, and the promised call. Takes focus when it appears. */
function ReadyPanel({ downloadUrl, expiresAt, file, promise }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="type-h3">
        Your guide is ready
      </h3>
      {promise && <p className="font-[560]">{promise}</p>}
      <a href={`${downloadUrl}/file`} className={`${buttonVariants({ size: 'lg' })} w-full`} download>
        <FileDown aria-hidden="true" />
        Download ({file})
      </a>
      <p className="text-small text-ink-soft">
        We will email you the same link. It works until{' '}
        {smallMeridiem(
          new Date(expiresAt).toLocaleString('en-US', {
            weekday: 'long',
            month: 'long',
            day: 'numeric',
            hour: 'numeric',
            minute: '2-digit',
          }),
        )}
        .
      </p>
    </div>
  )
}
