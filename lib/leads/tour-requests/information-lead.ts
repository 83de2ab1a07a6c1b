import 'server-only'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import type { LeadSource } from '@/lib/leads/sources/lead-source'
import type { JournaledLead } from '@/lib/leads/tour-requests/journaled-lead'
import { judgeLead } from '@/lib/leads/tour-requests/judge-lead'
import type { LeadToStore } from '@/lib/leads/tour-requests/lead-row'
import { storeJournaled } from '@/lib/leads/tour-requests/replay-lead'
import { storeLeadWithin } from '@/lib/leads/tour-requests/store-lead'
import type { Tx } from '@/lib/platform/database/db'

type Inquirer = {
  name: string
  phone: string | null
  email: string | null
  message: string | null
  communityId?: string | null
}

/** The lead of a person who asked for information and no call (decision 085). */
export function informationLead(
  source: LeadSource,
  { communityId, phone, ...person }: Inquirer,
  body: Record<string, unknown>,
  about: RequestContext,
): Promise<LeadToStore> {
  const sent = { ...person, phone: phone ?? '' }
  return judgeLead({
    body: { ...body, ...(communityId !== undefined && { communityId }) },
    sent,
    about: { ...about, source },
  })
}

/** Stores it unless we know the person: then it is on the family's timeline already. */
export async function storeInformationLead(tx: Tx, lead: LeadToStore, key: string): Promise<void> {
  if (await isNewPerson(tx, lead.person)) await storeLeadWithin(tx, lead, key)
}

/** Stores a journaled one. @returns its id; null for a person we know */
export async function storeKeptInformation(tx: Tx, lead: JournaledLead, key: string): Promise<string | null> {
  return (await isNewPerson(tx, lead.person)) ? (await storeJournaled(tx, lead, key)).leadId : null
}

async function isNewPerson(tx: Tx, { phoneE164, email }: LeadToStore['person']): Promise<boolean> {
  const known = [...(phoneE164 ? [{ phoneE164 }] : []), ...(email ? [{ email: email.toLowerCase() }] : [])]
  return known.length > 0 && (await tx.householdContact.count({ where: { OR: known } })) === 0
}
