'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { BotCheck } from '@/components/site/lead-form/use-bot-check'
import { apiRequest, HttpError, refusalOf } from '@/lib/browser/api-request'
import { noteFormSteps } from '@/lib/browser/form-steps'
import { noteConversion } from '@/lib/browser/lead-conversion'
import { readDraft, saveDraft, transactionIdFor } from '@/lib/browser/lead-draft'
import type { FormName, FormStep } from '@/lib/site/tracking/forms'

const TIMEOUT_MS = 20_000
const AGAIN_AFTER_MS = 2_000
const UNREACHABLE =
  'We could not save this. Everything you typed is still here: please try again, or call us.'

const note = (...steps: FormStep[]) => noteFormSteps('rsvp' satisfies FormName, ...steps)

/** The sending of the sign-up form: what was refused and where, and the way to the private page. */
export function useRsvp(slug: string, botCheck: BotCheck) {
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const [isReady, setReady] = useState(false)
  const [isTouched, setTouched] = useState(false)

  useEffect(() => {
    shownAt.current = performance.now()
    setReady(true)
    fillInKnown(form.current)
    // Back from the private page the browser shows this one as it was left.
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
      const path = await sendTwice(async () => ({
        ...fields,
        transactionId: key,
        formLoadTime: Math.round(performance.now() - shownAt.current),
        captchaToken: await botCheck.takeToken(),
      }))
      note('touched', 'sent')
      saveDraft({ name: fields.name ?? '', phone: fields.phone ?? '', email: fields.email ?? '' })
      await noteConversion('rsvp', key, fields)
      location.assign(path)
    } catch (error) {
      const { fieldErrors, message } = refusalOf(error)
      setPending(false)
      setErrors(fieldErrors ?? {})
      if (fieldErrors) focusFirst(form.current, Object.keys(fieldErrors))
      else setProblem(message ?? UNREACHABLE)
    }
  }

  /** Trouble on the way or on our side often passes within seconds; the key makes both attempts one sign-up. */
  async function sendTwice(bodyOf: () => Promise<object>): Promise<string> {
    try {
      return await send(slug, await bodyOf())
    } catch (error) {
      if (error instanceof HttpError && error.status < 500) throw error
      await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS))
      return send(slug, await bodyOf())
    }
  }

  /** A shown error goes when its field changes; that a way to reach the guest is missing, when either is given. */
  function forget(event: FormEvent<HTMLFormElement>) {
    note('touched')
    const { name } = event.target as Partial<HTMLInputElement>
    const settled = name === 'email' || name === 'callMe' ? ['phone', name] : [name]
    if (settled.some((field) => field && errors[field])) {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !settled.includes(field))))
    }
  }

  const touch = () => setTouched(true)
  return { form, errors, problem, isPending, isReady, isTouched, touch, forget, submit }
}

/** The path of the guest's private page. @throws HttpError, or the browser's own error when the network fails */
async function send(slug: string, body: object): Promise<string> {
  const url = `/api/events/${slug}/rsvps`
  const response = await apiRequest('POST', url, body, AbortSignal.timeout(TIMEOUT_MS))
  return ((await response.json()) as { path: string }).path
}

/** The key stays the same while the same things are sent again. */
function read(form: HTMLFormElement, slug: string) {
  const entries = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const fields: Record<string, string> = Object.fromEntries(entries)
  const { name = '', phone = '', email = '', guests = '' } = fields
  return { fields, key: transactionIdFor(['rsvp', slug, name, phone, email, guests].join('|')) }
}

/** Nobody types name and number twice in one visit. */
function fillInKnown(form: HTMLFormElement | null): void {
  for (const [name, value] of Object.entries(readDraft())) {
    const input = form?.elements.namedItem(name)
    if (name !== 'message' && input instanceof HTMLInputElement && !input.value) input.value = value
  }
}

/** In the order of the form, not of the answer. */
function focusFirst(form: HTMLFormElement | null, names: string[]): void {
  const first = [...(form?.elements ?? [])].find(
    (element) => 'name' in element && names.includes(String(element.name)),
  )
  if (first instanceof HTMLElement) first.focus()
}
