import 'server-only'
import { notifySoon } from '@/lib/platform/database/notices'

/** Admin screens listen here and read the lead themselves: the notice carries no contact data. */
export const LEADS_CHANNEL = 'porchlight_leads'

export type LeadNotice = { leadId: string; type: string }

/** Tells every instance that a lead changed. Only after the commit: see afterCommit. */
export function announceLead({ leadId, type }: LeadNotice): void {
  notifySoon(LEADS_CHANNEL, `${leadId} ${type}`)
}

/** What an entry of the channel says. */
export function readLeadNotice(entry: string): LeadNotice {
  const [leadId = '', type = ''] = entry.split(' ')
  return { leadId, type }
}
