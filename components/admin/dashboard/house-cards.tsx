import type { CardProps } from '@/components/admin/dashboard/card'
import { HouseCard } from '@/components/admin/dashboard/house-card'
import { Mentions } from '@/components/admin/dashboard/mentions'
import { ownMentions } from '@/lib/comments/own-mentions'
import { houseState } from '@/lib/dashboard/house-state'

export async function MentionsCard({ actor }: CardProps) {
  return <Mentions mentions={await ownMentions(actor)} />
}

export async function HouseStateCard({ actor, timeZone, now }: CardProps) {
  return <HouseCard state={await houseState(actor, timeZone, now)} />
}
