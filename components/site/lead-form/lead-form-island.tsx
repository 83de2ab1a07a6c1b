'use client'

import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LeadFormSettings, LeadSubject } from '@/components/site/lead-form/lead-form-settings'
import type { LeadPanelProps } from '@/components/site/lead-form/lead-panel'

type Props = {
  subject: LeadSubject
  settings: LeadFormSettings
  /** The plain form, as the server drew it. */
  children: ReactNode
}

/** What was under way in the plain form when the real one took its place. */
export type TakenOver = {
  values: Record<string, string>
  /** 'Continue' was pressed already. */
  pressed: boolean
}

/** What can have the focus in the plain form, by a selector that finds its successor too. */
const SUCCESSORS = ['[name=name]', '[name=phone]', '[type=submit]', '[href^="tel:"]']

const load = () => import('@/components/site/lead-form/lead-panel')

/** Puts the two-step form in place of the plain one at the first touch, with everything typed so far and the focus kept. */
export function LeadFormIsland({ subject, settings, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const shown = useRef(false)
  const [panel, setPanel] = useState<{ Panel: ComponentType<LeadPanelProps>; taken: TakenOver } | null>(null)

  function fetchPanel() {
    load().then(
      ({ LeadPanel }) => show(LeadPanel),
      () => {
        // Without the real form the browser sends the plain one.
        if (pressed.current) place.current?.querySelector('form')?.submit()
      },
    )
  }

  /** In one go: a key pressed between reading the plain form and showing the other would be lost, or go to the page. */
  function show(Panel: ComponentType<LeadPanelProps>) {
    if (shown.current) return
    shown.current = true
    const successor = SUCCESSORS.find((selector) => document.activeElement?.matches(selector))
    const hadFocus = place.current?.contains(document.activeElement)
    const taken = { values: valuesIn(place.current), pressed: pressed.current }
    flushSync(() => setPanel({ Panel, taken }))
    if (hadFocus && successor) place.current?.querySelector<HTMLElement>(successor)?.focus()
  }

  function hold(event: FormEvent) {
    event.preventDefault()
    pressed.current = true
    fetchPanel()
  }

  // Arriving by a link to the form is reaching for it, and so is a field entered before this script had arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (location.hash === '#tour' || place.current?.contains(document.activeElement)) fetchPanel()
  }, [])

  const reached = panel ? {} : { onPointerEnter: fetchPanel, onFocus: fetchPanel, onSubmit: hold }
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
