'use client'

import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LeadFormSettings, LeadSubject } from '@/components/site/lead-form/lead-form-settings'
import type { LeadPanelProps } from '@/components/site/lead-form/lead-panel'

type Props = { subject: LeadSubject; settings: LeadFormSettings; children: ReactNode }

/** State of the plain form when the interactive one replaced it. */
export type PlainFormState = {
  values: Record<string, string>
  /** True when 'Continue' was already clicked. */
  pressed: boolean
}

/** Focusable elements of the plain form, by selectors that also match their successors. */
const SUCCESSORS = ['[name=name]', '[name=phone]', '[type=submit]', '[href^="tel:"]']

const load = () => import('@/components/site/lead-form/lead-panel')

/** Replaces the plain form with the two-step form at first interaction; keeps typed values and focus. */
export function LeadFormIsland({ subject, settings, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const shown = useRef(false)
  const [panel, setPanel] = useState<{ Panel: ComponentType<LeadPanelProps>; taken: PlainFormState } | null>(
    null,
  )

  function fetchPanel() {
    load().then(
      ({ LeadPanel }) => show(LeadPanel),
      () => {
        // Code did not load: submit the plain form natively.
        if (pressed.current) place.current?.querySelector('form')?.submit()
      },
    )
  }

  /** Synchronous: a key pressed between reading the old form and showing the new one would be lost. */
  function show(Panel: ComponentType<LeadPanelProps>) {
    if (shown.current) return
    shown.current = true
    const successor = SUCCESSORS.find((selector) => document.activeElement?.matches(selector))
    const hadFocus = place.current?.contains(document.activeElement)
    const taken = { values: valuesIn(place.current), pressed: pressed.current }
    flushSync(() => setPanel({ Panel, taken }))
    if (hadFocus && successor) place.current?.querySelector<HTMLElement>(successor)?.focus()
  }

  function holdSubmit(event: FormEvent) {
    event.preventDefault()
    pressed.current = true
    fetchPanel()
  }

  // A link to the form counts as interaction, as does a field focused before this script loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (location.hash === '#tour' || place.current?.contains(document.activeElement)) fetchPanel()
  }, [])

  const reached = panel ? {} : { onPointerEnter: fetchPanel, onFocus: fetchPanel, onSubmit: holdSubmit }
  return (
    <div ref={place} {...reached}>
      {panel ? <panel.Panel subject={subject} settings={settings} taken={panel.taken} /> : children}
    </div>
  )
}

function valuesIn(place: HTMLElement | null): Record<string, string> {
  const form = place?.querySelector('form')
  const entries = form
    ? [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : []
  return Object.fromEntries(entries)
}
