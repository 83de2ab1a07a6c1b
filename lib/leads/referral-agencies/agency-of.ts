import 'server-only'
import { isSender } from '@/lib/leads/referral-agencies/senders'
import { db } from '@/lib/platform/database/db'
import type { ReferralAgency } from '@/lib/platform/generated/prisma/client'

/** The active agency that writes from this address; an address of its own goes before a whole domain. */
export async function agencyOf(address: string | null): Promise<ReferralAgency | null> {
  if (!address) return null
  const agencies = await db.referralAgency.findMany({
    where: { active: true },
    orderBy: { createdAt: 'asc' },
  })
  const writing = agencies.filter(({ senders }) => isSender(address, senders))
  return writing.find(({ senders }) => senders.includes(address.toLowerCase())) ?? writing[0] ?? null
}
