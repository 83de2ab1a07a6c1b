'use client'

import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type FieldPath, useForm, useWatch } from 'react-hook-form'
import {
  continueTextOf,
  type LeadFormSettings,
  type LeadSubject,
  subjectKey,
} from '@/components/site/lead-form/lead-form-settings'
import {
  CONTACT_FIELDS,
  type LeadValues,
  requestedVisit,
  resolveLeadValues,
  startingValues,
} from '@/components/site/lead-form/lead-values'
import { useBotCheck } from '@/components/site/lead-form/use-bot-check'
import { useLeadSending } from '@/components/site/lead-form/use-lead-sending'
import type { Phone } from '@/lib/browser/community'
import { noteFormSteps } from '@/lib/browser/form-steps'
import { saveDraft, transactionIdFor } from '@/lib/browser/lead-draft'
import { usePhoneStatus } from '@/lib/browser/phone-status'
import { collectTracking } from '@/lib/browser/tracking'
import type { TourRequestPayload } from '@/lib/leads/tour-requests/schema'
import type { TourTimes } from '@/lib/leads/tours/public-times'
import type { FormStep } from '@/lib/site/tracking/forms'

type Options = {
  subject: LeadSubject
  settings: LeadFormSettings
  phone: Phone
  /** Used in form statistics. */
  place: 'dialog' | 'page'
  onLeave: () => void
}

/** State of the two-step lead form (specification sections 2 and 5, readings 3 to 8). */
export function useLeadForm({ subject, settings, phone, place, onLeave }: Options) {
  const [step, setStep] = useState<1 | 2>(1)
  const shownAt = useRef(Date.now())
  const pressing = useRef(false)
  const sending = useLeadSending(phone, onLeave, subject.topic?.conversion !== false)
  const botCheck = useBotCheck()
  const continueText = continueTextOf(subject, settings)
  const form = useForm<LeadValues>({
    defaultValues: startingValues(),
    resolver: resolveLeadValues,
    reValidateMode: 'onSubmit',
  })
  const name = `${subject.source}-${place}`
  /** Counts the steps a visitor reaches (decision 068). */
  const note = useCallback((...steps: FormStep[]) => noteFormSteps(name, ...steps), [name])
  const communities = useCommunityChoices(!subject.communityId && !subject.floorPlanId)
  const chosen = useWatch({ control: form.control, name: 'communityId' })
  const communityId = subject.communityId ?? (chosen || undefined)
  const phones = usePhoneStatus(communityId)
  const { times, refetch } = useTourTimes(subject.source === 'tour' ? communityId : undefined)

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { honeypot, textConsent, ...draft } }) => saveDraft(draft),
      }),
    [form],
  )

  /** Reloads the draft typed elsewhere in this visit. */
  const refresh = useCallback(() => form.reset(startingValues(), { keepErrors: true }), [form])

  /** Input attributes: an empty field shows no error on blur; a shown error clears on input (reading 6). */
  function field(name: Exclude<FieldPath<LeadValues>, 'textConsent'>) {
    return form.register(name, {
      onChange: () => form.clearErrors(name),
      onBlur: () => {
        if (!pressing.current && form.getValues(name).trim()) void form.trigger(name)
      },
    })
  }

  async function next() {
    if (!(await form.trigger(CONTACT_FIELDS, { shouldFocus: true }))) return
    setStep(2)
    note('touched', 'details')
    const { name, phone, honeypot } = form.getValues()
    if (continueText) savePartialLead({ name, phone, honeypot, ...formContext() })
  }

  /** Sent with both steps; the shared key makes them one request. */
  function formContext() {
    return {
      source: subject.source,
      topic: subject.topic?.slug,
      communityId,
      floorPlanId: subject.floorPlanId,
      landingPageTemplateId: subject.landingPageTemplateId,
      transactionId: transactionIdFor(subjectKey(subject)),
      consentVersion: settings.consentVersion,
      // A duration, because the visitor's clock may be wrong.
      formLoadTime: Math.max(1, Date.now() - shownAt.current),
    }
  }

  async function build(): Promise<TourRequestPayload> {
    const { preferredDay, preferredTime, tourTime, callTime, communityId: _, ...values } = form.getValues()
    return {
      ...values,
      ...(phones.callDay?.times.some(({ at }) => at === callTime) && { callTime }),
      ...requestedVisit({ preferredDay, preferredTime, tourTime }, times),
      captchaToken: await botCheck.takeToken(),
      ...formContext(),
    }
  }

  const submit = form.handleSubmit(async () => {
    const outcome = await sending.send(build)
    if (outcome.kind === 'refused') showRefusal(outcome.fieldErrors)
    if (outcome.kind !== 'sent') return
    note('sent')
    if (outcome.answer.tour) void refetch()
  })

  /** Books another time for the stored request, because the chosen one was gone. */
  async function bookTime(tourTime: string) {
    await sending.sendTime(tourTime)
    void refetch()
  }

  function showRefusal(fieldErrors: Record<string, string>) {
    const names = Object.keys(form.getValues()) as FieldPath<LeadValues>[]
    const refused = names.filter((name) => fieldErrors[name])
    if (refused.some((name) => name === 'name' || name === 'phone')) setStep(1)
    for (const name of refused)
      form.setError(name, { message: fieldErrors[name] ?? '' }, { shouldFocus: true })
  }

  function restart() {
    sending.restart()
    form.reset(startingValues())
    shownAt.current = Date.now()
    setStep(1)
  }

  return {
    subject,
    settings,
    continueText,
    phone,
    /** Open or closed, and the times at which a call can be booked. */
    phones,
    communities,
    form,
    step,
    field,
    note,
    next,
    submit,
    restart,
    refresh,
    /** Free tour times; null when the form asks for a preferred day, undefined while loading. */
    times,
    bookTime,
    botCheck,
    sending,
    back: () => setStep(1),
    /** True while a button is pressed: a blur error would move the button away. */
    pressing,
    error: (name: FieldPath<LeadValues>) => form.formState.errors[name]?.message,
  }
}

export type LeadForm = ReturnType<typeof useLeadForm>

type CommunityListed = { id: string; name: string; city: string | null }

/** The active communities; empty while loading, on failure, and when not enabled. */
function useCommunityChoices(areWanted: boolean): CommunityListed[] {
  const { data } = useQuery<CommunityListed[]>({ queryKey: ['/api/communities'], enabled: areWanted })
  return data ?? []
}

const keyOf = (communityId: string | undefined) => [
  '/api/communities',
  communityId ? encodeURIComponent(communityId) : undefined,
  'tour-times',
]

/** Free tour times of a community; undefined while loading, null when there are none or on failure. */
function useTourTimes(communityId: string | undefined) {
  const { data, isError, refetch } = useQuery<TourTimes | null>({
    queryKey: keyOf(communityId),
    enabled: Boolean(communityId),
  })
  const times = !communityId || isError || data?.days.length === 0 ? null : data
  return { times, refetch }
}

/** Saves the first step's data in the background, even while the page unloads. Never throws. */
function savePartialLead(payload: TourRequestPayload): void {
  fetch('/api/partial-leads', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...collectTracking(), ...payload }),
  }).catch(() => {})
}
