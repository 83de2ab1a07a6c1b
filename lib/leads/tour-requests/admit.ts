import 'server-only'
import { sourceOf } from '@/lib/leads/sources/registry'
import { admission } from '@/lib/leads/tour-requests/admission'
import { announceLead } from '@/lib/leads/tour-requests/announce'
import { afterCommit, type Tx } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { wakeOutbox } from '@/lib/platform/outbox/wake'

type Stored = { id: string; source: string; phoneE164: string | null; email: string | null }

type Admission = {
  /** Addresses to alert besides the family's owner; null to only assign a household. */
  targets: string[] | null
  landingPageTemplateId: string | null
}

/** Admits a stored lead like take_in_lead. Call last: the landing page's row stays locked. */
export async function admitLead(
  tx: Tx,
  lead: Stored,
  { targets, landingPageTemplateId }: Admission,
): Promise<void> {
  const input = JSON.stringify({
    leadId: lead.id,
    landingPage: landingPageTemplateId,
    ...admission(lead, { source: sourceOf(lead.source), targets }),
  })
  const [row] = await tx.$queryRaw<{ admitted: { earlierLeadId: string | null; reached: boolean } }[]>`
    select admit_stored_lead(${input}::jsonb) as admitted`
  afterCommit(tx, () => {
    wakeOutbox()
    if (row?.admitted.earlierLeadId) {
      announceLead({ leadId: row.admitted.earlierLeadId, type: 'inquired-again' })
    }
    if (!row?.admitted.reached)
      log.error({ leadId: lead.id, reason: 'no-recipient' }, 'a lead has not reached anybody')
  })
}
