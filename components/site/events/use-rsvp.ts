'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { BotCheck } from '@/components/site/lead-form/use-bot-check'
import { apiRequest, errorBody, HttpError } from '@/lib/browser/api-request'
import { noteFormSteps } from '@/lib/browser/form-steps'
import { noteConversion } from '@/lib/browser/lead-conversion'
import { readDraft, saveDraft, transactionIdFor } from '@/lib/browser/lead-draft'
import type { FormName, FormStep } from '@/lib/site/tracking/forms'

const TIMEOUT_MS = 20_000
const RETRY_AFTER_MS = 2_000
const UNREACHABLE =
  'We could not save this. Everything you typed is still here: please try again, or call us.'

const note = (...steps: FormStep[]) => noteFormSteps('rsvp' satisfies FormName, ...steps)

/** Submits the RSVP form, keeps field errors, and goes to the guest's private page if there is one yet. */
export function useRsvp(slug: string, botCheck: BotCheck) {
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [isReady, setReady] = useState(false)
  const [isTouched, setTouched] = useState(false)

  useEffect(() => {
    shownAt.current = performance.now()
    setReady(true)
    prefillKnown(form.current)
    // On Back from the private page the browser restores this page with its pending state.
    const restored = ({ persisted }: PageTransitionEvent) => persisted && setPending(false)
    window.addEventListener('pageshow', restored)
    return () => window.removeEventListener('pageshow', restored)
  }, [])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setProblem(null)
    const { fields, key } = read(event.currentTarget, slug)
    try {
      const answer = await sendWithRetry(async () => ({
        ...fields,
        transactionId: key,
        formLoadTime: Math.round(performance.now() - shownAt.current),
        captchaToken: await botCheck.takeToken(),
      }))
      note('touched', 'sent')
      saveDraft({ name: fields.name ?? '', phone: fields.phone ?? '', email: fields.email ?? '' })
      await noteConversion('rsvp', key, fields)
      if (answer.kept) setKept(answer.kept)
      else location.assign(answer.path)
    } catch (error) {
      const { fieldErrors, message } = errorBody(error)
      setPending(false)
      setErrors(fieldErrors ?? {})
      if (fieldErrors) focusFirst(form.current, Object.keys(fieldErrors))
      else setProblem(message ?? UNREACHABLE)
    }
  }

  /** Network and server errors often pass within seconds; the key makes both attempts one sign-up. */
  async function sendWithRetry(bodyOf: () => Promise<object>): Promise<Answer> {
    try {
      return await send(slug, await bodyOf())
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) throw error
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))
      return send(slug, await bodyOf())
    }
  }

  /** Clears errors of a changed field; email and 'call me' also clear the missing contact at phone. */
  function forget(event: FormEvent<HTMLFormElement>) {
    note('touched')
    const { name } = event.target as Partial<HTMLInputElement>
    const settled = name === 'email' || name === 'callMe' ? ['phone', name] : [name]
    if (settled.some((field) => field && errors[field])) {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !settled.includes(field))))
    }
  }

  const touch = () => setTouched(true)
  return { form, errors, problem, kept, isPending, isReady, isTouched, touch, forget, submit }
}

/** The guest's page; `kept` says what happens next when it cannot be shown yet. */
type Answer = { path: string; kept?: string }

/** @throws HttpError, or the browser's error without network */
async function send(slug: string, body: object): Promise<Answer> {
  const url = `/api/events/${slug}/rsvps`
  const response = await apiRequest('POST', url, body, AbortSignal.timeout(TIMEOUT_MS))
  return (await response.json()) as Answer
}

/** The idempotency key is derived from the content, so resending the same data keeps it. */
function read(form: HTMLFormElement, slug: string) {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const fields: Record<string, string> = Object.fromEntries(entries)
  const { name = '', phone = '', email = '', guests = '' } = fields
  return { fields, key: transactionIdFor(['rsvp', slug, name, phone, email, guests].join('|')) }
}

/** Prefills contact data typed earlier in this visit. */
function prefillKnown(form: HTMLFormElement | null): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const input = form?.elements.namedItem(name)
    if (name !== 'message' && input instanceof HTMLInputElement && !input.value) input.value = value
  }
}

/** Focuses the first invalid field in form order, not in response order. */
function focusFirst(form: HTMLFormElement | null, names: string[]): void {
  const first = [...(form?.elements ?? [])].find(
    (element) => 'name' in element && names.includes(String(element.name)),
  )
  if (first instanceof HTMLElement) first.focus()
}
