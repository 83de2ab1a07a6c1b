import type { CardProps } from '@/components/admin/desk/dashboard/card'
import { HouseCard } from '@/components/admin/desk/dashboard/house-card'
import { Mentions } from '@/components/admin/desk/dashboard/mentions'
import { houseState } from '@/lib/desk/dashboard/house-state'
import { ownMentions } from '@/lib/records/comments/own-mentions'

export async function MentionsCard({ actor }: CardProps) {
  return <Mentions mentions={await ownMentions(actor)} />
}

export async function HouseStateCard({ actor, timeZone, now }: CardProps) {
  return <HouseCard state={await houseState(actor, timeZone, now)} />
}
