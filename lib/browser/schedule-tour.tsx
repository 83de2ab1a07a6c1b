'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { ContactTopic } from '@/lib/site/contact-topics/contact-topics'

export type TourRequestOptions = {
  title?: string
  description?: string
  /** A fact that creates urgency, for instance 'Two apartments left'. */
  urgencyText?: string
  communityId?: string
  floorPlanId?: string
  floorPlanName?: string
  landingPageTemplateId?: string
  /** Replaces title and description (decision 106). */
  topic?: ContactTopic
}

type ScheduleTour = {
  /** The last request; kept after closing, so that the dialog can animate out. */
  options: TourRequestOptions
  isOpen: boolean
  openScheduleTour(options?: TourRequestOptions): void
  closeScheduleTour(): void
}

const ScheduleTourContext = createContext<ScheduleTour | null>(null)

/** Holds the tour request; the site's layout renders the dialog. */
export function ScheduleTourProvider({ children }: { children: ReactNode }) {
  const [options, setOptions] = useState<TourRequestOptions>({})
  const [isOpen, setOpen] = useState(false)
  const value = useMemo<ScheduleTour>(
    () => ({
      options,
      isOpen,
      openScheduleTour(next = {}) {
        setOptions(next)
        setOpen(true)
      },
      closeScheduleTour: () => setOpen(false),
    }),
    [options, isOpen],
  )
  return <ScheduleTourContext.Provider value={value}>{children}</ScheduleTourContext.Provider>
}

export function useScheduleTour(): ScheduleTour {
  const value = useContext(ScheduleTourContext)
  if (!value) throw new Error('useScheduleTour must be used within a ScheduleTourProvider')
  return value
}
