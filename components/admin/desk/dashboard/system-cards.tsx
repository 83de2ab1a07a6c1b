import type { CardProps } from '@/components/admin/desk/dashboard/card'
import { Mentions } from '@/components/admin/desk/dashboard/mentions'
import { SystemStatePanel } from '@/components/admin/desk/dashboard/system-state-panel'
import { systemState } from '@/lib/desk/dashboard/system-state'
import { ownMentions } from '@/lib/records/comments/own-mentions'

export async function MentionsCard({ actor }: CardProps) {
  return <Mentions mentions={await ownMentions(actor)} />
}

export async function SystemStateCard({ actor, timeZone, now }: CardProps) {
  return <SystemStatePanel state={await systemState(actor, timeZone, now)} />
}
