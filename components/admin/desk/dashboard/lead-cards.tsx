import type { CardProps } from '@/components/admin/desk/dashboard/card'
import { FirstSteps } from '@/components/admin/desk/dashboard/first-steps'
import { LeadOrigins } from '@/components/admin/desk/dashboard/lead-origins'
import * as live from '@/components/admin/desk/dashboard/live-dashboard'
import { can } from '@/lib/accounts/access/access'
import { firstSteps } from '@/lib/desk/alerts/first-steps'
import { leadOrigins } from '@/lib/desk/dashboard/lead-origins'

export function ProblemsCard({ actor }: CardProps) {
  return <live.LiveProblems mayCorrect={can(actor, 'update', 'recipients')} />
}

export function CallFirstCard() {
  return <live.LiveCallFirst />
}

export async function FirstStepsCard({ actor }: CardProps) {
  const steps = await firstSteps(actor)
  return steps.hasDevice && steps.hasMobile ? null : <FirstSteps {...steps} />
}

export function TodayCard() {
  return <live.LiveToday />
}

export function WaitingCard() {
  return <live.LiveWaiting />
}

export function OwnFamiliesCard({ timeZone }: CardProps) {
  return <live.LiveOwnFamilies timeZone={timeZone} />
}

export function MineTodayCard({ timeZone }: CardProps) {
  return <live.LiveMineToday timeZone={timeZone} />
}

export function WeekCard() {
  return <live.LiveWeek />
}

export async function OriginsCard({ actor, timeZone, now }: CardProps) {
  return <LeadOrigins origins={await leadOrigins(actor, timeZone, now)} />
}
