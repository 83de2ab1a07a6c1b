import 'server-only'
import type { Tx } from '@/lib/db'

/** Admin screens listen here and read the lead themselves: the notice carries no contact data. */
export const LEADS_CHANNEL = 'porchlight_leads'

export type LeadNotice = { leadId: string; type: string }

/** Tells every instance that a lead changed, exactly when the transaction commits. */
export async function announceLead(tx: Tx, notice: LeadNotice): Promise<void> {
  await tx.$executeRaw`select pg_notify(${LEADS_CHANNEL}, ${JSON.stringify(notice)})`
}
