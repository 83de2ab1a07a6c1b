'use client'

import { createContext, type ReactNode, useContext } from 'react'
import type { Phone } from '@/lib/browser/community'
import { FALLBACK_CONTACT } from '@/lib/browser/fallback-contact'

type SiteBasics = { word: string; line: string; phone: Phone }

/** Needs no request (feature A10: the built-in fallback). */
export const BUILT_IN_BASICS: SiteBasics = {
  word: 'Porchlight',
  line: 'Senior living',
  phone: { display: FALLBACK_CONTACT.companyPhoneDisplay, dial: FALLBACK_CONTACT.companyPhoneDial },
}

const SiteBasicsContext = createContext<SiteBasics>(BUILT_IN_BASICS)

export function SiteBasicsProvider({ basics, children }: { basics: SiteBasics; children: ReactNode }) {
  return <SiteBasicsContext.Provider value={basics}>{children}</SiteBasicsContext.Provider>
}

export function useSiteBasics(): SiteBasics {
  return useContext(SiteBasicsContext)
}
