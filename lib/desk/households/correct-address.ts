import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { readdressFamily } from '@/lib/leads/tour-requests/readdress-family'
import type { Tx } from '@/lib/platform/database/db'

type Address = { householdId: string; from: string; to: string }

/** Corrects an email address on the household's requests that came with it; the newest one is confirmed. */
export async function correctAddress(tx: Tx, { householdId, from, to }: Address): Promise<void> {
  const leads = await tx.tourRequest.findMany({
    where: { householdId, email: { equals: from, mode: 'insensitive' }, erasedAt: null },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  })
  for (const [at, { id }] of leads.entries()) {
    const corrected = await tx.tourRequest.update({ where: { id }, data: { email: to } })
    const isConfirmed = at === 0 && corrected.quarantinedAt === null
    await readdressFamily(tx, corrected, { former: from, entryId: uuidv7(), isConfirmed })
  }
}
