import 'server-only'
import { isSender } from '@/lib/leads/referral-agencies/senders'
import { db } from '@/lib/platform/database/db'
import type { ReferralAgency } from '@/lib/platform/generated/prisma/client'

/** Active agency for a sender address; an exact address takes precedence over a domain. */
export async function agencyOf(address: string | null): Promise<ReferralAgency | null> {
  if (!address) return null
  const agencies = await db.referralAgency.findMany({
    where: { active: true },
    orderBy: { createdAt: 'asc' },
  })
  const writing = agencies.filter(({ senders }) => isSender(address, senders))
  return writing.find(({ senders }) => senders.includes(address.toLowerCase())) ?? writing[0] ?? null
}
