'use client'

import { createContext, type ReactNode, useContext, useState } from 'react'
import { CallFirst } from '@/components/admin/desk/dashboard/call-first'
import { LeadOrigins } from '@/components/admin/desk/dashboard/lead-origins'
import { LeadWeek } from '@/components/admin/desk/dashboard/lead-week'
import { MineToday } from '@/components/admin/desk/dashboard/mine-today'
import { OwnFamilies } from '@/components/admin/desk/dashboard/own-families'
import { ProblemStrip } from '@/components/admin/desk/dashboard/problem-strip'
import { TodayFigures } from '@/components/admin/desk/dashboard/today-figures'
import { WaitingList } from '@/components/admin/desk/dashboard/waiting-list'
import { useLivePart } from '@/components/admin/desk/tour-requests/live-desk'
import { LiveNotice } from '@/components/admin/desk/tour-requests/live-notice'
import { apiRequest } from '@/lib/browser/api-request'
import type { LiveDashboard } from '@/lib/desk/live/shared-counts'
import type { Jsoned } from '@/lib/platform/jsoned'

export type DashboardJson = Jsoned<LiveDashboard>

/** Counts are shared for a second (lib/desk/live/shared-counts.ts), so older ones would miss the change. */
const SETTLE_MS = 1_000

const Current = createContext<DashboardJson | null>(null)

/** Keeps the cards below it current: one answer for all of them. */
export function LiveDashboardCards({ initial, children }: { initial: DashboardJson; children: ReactNode }) {
  const [{ rendered, dashboard }, setState] = useState({ rendered: initial, dashboard: initial })
  // The page was rendered again, for instance after the person's own change.
  if (rendered !== initial) setState({ rendered: initial, dashboard: initial })
  useLivePart(async () => {
    const answer = await apiRequest('GET', '/api/admin/tour-requests/dashboard')
    const newest: DashboardJson = await answer.json()
    setState((last) => ({ ...last, dashboard: newest }))
  }, SETTLE_MS)
  return (
    <Current value={dashboard}>
      <LiveNotice />
      {children}
    </Current>
  )
}

export function LiveProblems({ mayCorrect }: { mayCorrect: boolean }) {
  const dashboard = useContext(Current)
  return dashboard && <ProblemStrip dashboard={dashboard} mayCorrect={mayCorrect} />
}

export function LiveCallFirst() {
  const own = useContext(Current)?.own
  return own && <CallFirst next={own.next} again={own.again} />
}

export function LiveToday() {
  const dashboard = useContext(Current)
  return dashboard && <TodayFigures dashboard={dashboard} />
}

export function LiveWaiting() {
  const dashboard = useContext(Current)
  return dashboard && <WaitingList waiting={dashboard.waiting} total={dashboard.waitingCount} />
}

export function LiveOwnFamilies({ timeZone }: { timeZone: string }) {
  const own = useContext(Current)?.own
  return own && <OwnFamilies families={own.families} timeZone={timeZone} />
}

export function LiveMineToday({ timeZone }: { timeZone: string }) {
  const today = useContext(Current)?.own?.today
  return today && <MineToday items={today} timeZone={timeZone} />
}

export function LiveWeek() {
  const dashboard = useContext(Current)
  return dashboard && <LeadWeek days={dashboard.days} />
}

export function LiveOrigins() {
  const origins = useContext(Current)?.origins
  return origins && <LeadOrigins origins={origins} />
}
