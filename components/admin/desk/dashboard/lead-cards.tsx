import type { CardProps } from '@/components/admin/desk/dashboard/card'
import { FirstSteps } from '@/components/admin/desk/dashboard/first-steps'
import * as live from '@/components/admin/desk/dashboard/live-dashboard'
import { can } from '@/lib/accounts/access/access'
import { firstSteps } from '@/lib/desk/alerts/first-steps'

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

export function OriginsCard() {
  return <live.LiveOrigins />
}
