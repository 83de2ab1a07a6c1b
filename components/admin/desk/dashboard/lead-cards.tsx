import type { CardProps } from '@/components/admin/desk/dashboard/card'
import { LeadOrigins } from '@/components/admin/desk/dashboard/lead-origins'
import * as live from '@/components/admin/desk/dashboard/live-dashboard'
import { can } from '@/lib/accounts/access/access'
import { leadOrigins } from '@/lib/desk/dashboard/lead-origins'

export function ProblemsCard({ actor }: CardProps) {
  return <live.LiveProblems mayCorrect={can(actor, 'update', 'recipients')} />
}

export function CallFirstCard() {
  return <live.LiveCallFirst />
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

export function WeekCard() {
  return <live.LiveWeek />
}

export async function OriginsCard({ actor, timeZone, now }: CardProps) {
  return <LeadOrigins origins={await leadOrigins(actor, timeZone, now)} />
}
