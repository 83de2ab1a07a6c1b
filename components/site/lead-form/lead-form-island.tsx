'use client'

import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
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
  /** Name of the field that had the focus. */
  focus: string | undefined
  /** 'Continue' was pressed already. */
  pressed: boolean
}

const load = () => import('@/components/site/lead-form/lead-panel')

/** Puts the two-step form in place of the plain one at the first touch, with everything typed so far and the focus kept. */
export function LeadFormIsland({ subject, settings, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  const [panel, setPanel] = useState<{ Panel: ComponentType<LeadPanelProps>; taken: TakenOver } | null>(null)

  function fetchPanel() {
    load().then(
      ({ LeadPanel }) =>
        setPanel((known) => known ?? { Panel: LeadPanel, taken: takeOver(place.current, pressed.current) }),
      () => {
        // Without the real form the browser sends the plain one.
        if (pressed.current) place.current?.querySelector('form')?.submit()
      },
    )
  }

  function hold(event: FormEvent) {
    event.preventDefault()
    pressed.current = true
    fetchPanel()
  }

  // Arriving by a link to the form is reaching for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    if (location.hash === '#tour') fetchPanel()
  }, [])

  if (panel) return <panel.Panel subject={subject} settings={settings} taken={panel.taken} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens for the form being reached for
    <div ref={place} onPointerEnter={fetchPanel} onFocus={fetchPanel} onSubmit={hold}>
      {children}
    </div>
  )
}

function takeOver(place: HTMLElement | null, pressed: boolean): TakenOver {
  const form = place?.querySelector('form')
  const entries = form
    ? [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    : []
  const active = document.activeElement
  const focus = active instanceof HTMLInputElement && place?.contains(active) ? active.name : undefined
  return { values: Object.fromEntries(entries), focus, pressed }
}
