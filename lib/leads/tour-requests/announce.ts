import 'server-only'
import { notifySoon } from '@/lib/platform/database/notices'

/** Admin screens listen here and fetch leads themselves, so notices contain no contact data. */
export const LEADS_CHANNEL = 'porchlight_leads'

export type LeadNotice = { leadId: string; type: string }

/** Notifies every instance of a lead change. Call after the commit: see afterCommit. */
export function announceLead({ leadId, type }: LeadNotice): void {
  notifySoon(LEADS_CHANNEL, `${leadId} ${type}`)
}

export function readLeadNotice(entry: string): LeadNotice {
  const [leadId = '', type = ''] = entry.split(' ')
  return { leadId, type }
}
