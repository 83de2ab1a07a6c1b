'use client'

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Phone } from '@/lib/browser/community'
import type { PhoneHours } from '@/lib/leads/callers/phone-hours'
import { COMPANY_MARK, type CompanyMark } from '@/lib/platform/company-mark'
import type { DrawnPicture } from '@/lib/site/brand/brand-mark'

type SiteBasics = {
  /** Shown above a confirmation. */
  confirmation: DrawnPicture | null
  word: string
  line: string
  phone: Phone
  /** State of the company's phones when the page was drawn; null when it is not known. */
  hours: PhoneHours | null
}

/** For a document that names no company: nothing is invented (decision 111). */
const NO_BASICS: SiteBasics = {
  confirmation: null,
  word: 'Home page',
  line: '',
  phone: { display: '', dial: '' },
  hours: null,
}

/** Read before React replaces the document's head; then that of the last frame that was drawn. */
let lastKnown = typeof document === 'undefined' ? null : markedBasics()

function markedBasics(): SiteBasics | null {
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${COMPANY_MARK}"]`)
  return element && { ...NO_BASICS, ...(JSON.parse(element.content) as CompanyMark) }
}

const subscribe = () => () => {}

/** For the screen that replaces a failed layout: the company as this browser last knew it. */
export function useLastKnownBasics(): SiteBasics {
  return useSyncExternalStore(
    subscribe,
    () => lastKnown ?? NO_BASICS,
    () => NO_BASICS,
  )
}

const SiteBasicsContext = createContext<SiteBasics>(NO_BASICS)

export function SiteBasicsProvider({ basics, children }: { basics: SiteBasics; children: ReactNode }) {
  // During render, because a child may fail before any effect runs.
  if (typeof document !== 'undefined') lastKnown = basics
  return <SiteBasicsContext.Provider value={basics}>{children}</SiteBasicsContext.Provider>
}

export function useSiteBasics(): SiteBasics {
  return useContext(SiteBasicsContext)
}
