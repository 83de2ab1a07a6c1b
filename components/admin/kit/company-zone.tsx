'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { shownMoment, shownShortDay } from '@/lib/records/declare/shown-value'

// UTC says so beside each time, so a screen outside the provider cannot pass for the company's time.
const Zone = createContext('UTC')

/** Hands the company's time zone to every screen of the back office. */
export function CompanyZone({ timeZone, children }: { timeZone: string; children: ReactNode }) {
  return <Zone.Provider value={timeZone}>{children}</Zone.Provider>
}

export const useCompanyZone = () => useContext(Zone)

/** 'Nov 21, 2026, 9:40 AM MT' in the company's zone; `at` is ISO. */
export function ShownMoment({ at }: { at: string }) {
  return <time dateTime={at}>{shownMoment(at, useCompanyZone())}</time>
}

/** 'Nov 21' in the company's zone, with the year unless it is the current one; `at` is ISO. */
export function ShownDay({ at }: { at: string }) {
  return <time dateTime={at}>{shownShortDay(at, useCompanyZone())}</time>
}
