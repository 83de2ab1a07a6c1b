import { cache } from 'react'
import { CallFirst } from '@/components/admin/desk/dashboard/call-first'
import type { CardProps } from '@/components/admin/desk/dashboard/card'
import { FirstSteps } from '@/components/admin/desk/dashboard/first-steps'
import { LeadOrigins } from '@/components/admin/desk/dashboard/lead-origins'
import { LeadWeek } from '@/components/admin/desk/dashboard/lead-week'
import { MineToday } from '@/components/admin/desk/dashboard/mine-today'
import { OwnFamilies } from '@/components/admin/desk/dashboard/own-families'
import { ProblemStrip } from '@/components/admin/desk/dashboard/problem-strip'
import { TodayFigures } from '@/components/admin/desk/dashboard/today-figures'
import { WaitingList } from '@/components/admin/desk/dashboard/waiting-list'
import { can } from '@/lib/accounts/access/access'
import { firstSteps } from '@/lib/desk/alerts/first-steps'
import { leadOrigins } from '@/lib/desk/dashboard/lead-origins'
import { mineToday } from '@/lib/desk/dashboard/mine-today'
import { ownCalls } from '@/lib/desk/dashboard/own-calls'
import { readDashboard } from '@/lib/desk/tour-requests/dashboard'

/** Cached for all cards of a page. */
const cachedDashboard = cache(readDashboard)
const cachedOwnCalls = cache(ownCalls)

export async function ProblemsCard({ actor, timeZone, now }: CardProps) {
  const dashboard = await cachedDashboard(actor, timeZone, now)
  return <ProblemStrip dashboard={dashboard} mayCorrect={can(actor, 'update', 'recipients')} />
}

export async function CallFirstCard({ actor }: CardProps) {
  return <CallFirst next={(await cachedOwnCalls(actor)).next} />
}

export async function FirstStepsCard({ actor }: CardProps) {
  const steps = await firstSteps(actor)
  return steps.hasDevice && steps.hasMobile ? null : <FirstSteps {...steps} />
}

export async function TodayCard({ actor, timeZone, now }: CardProps) {
  return <TodayFigures dashboard={await cachedDashboard(actor, timeZone, now)} />
}

export async function WaitingCard({ actor, timeZone, now }: CardProps) {
  const { waiting, waitingCount } = await cachedDashboard(actor, timeZone, now)
  return <WaitingList waiting={waiting} total={waitingCount} />
}

export async function OwnFamiliesCard({ actor, timeZone }: CardProps) {
  return <OwnFamilies families={(await cachedOwnCalls(actor)).families} timeZone={timeZone} />
}

export async function MineTodayCard({ actor, timeZone, now }: CardProps) {
  return <MineToday items={await mineToday(actor, timeZone, now)} timeZone={timeZone} now={now} />
}

export async function WeekCard({ actor, timeZone, now }: CardProps) {
  return <LeadWeek days={(await cachedDashboard(actor, timeZone, now)).days} />
}

export async function OriginsCard({ actor, timeZone, now }: CardProps) {
  return <LeadOrigins origins={await leadOrigins(actor, timeZone, now)} />
}
