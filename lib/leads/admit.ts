import 'server-only'
import type { Tx } from '@/lib/db'
import { joinHousehold } from '@/lib/leads/household'
import { alertStaff } from '@/lib/leads/lead-alert'

type Admitted = {
  id: string
  name: string
  phoneE164: string | null
  email: string | null
  requestId: string | null
}

/** Puts a genuine lead in front of people: its household is found and everybody concerned is alerted. */
export async function admitLead(tx: Tx, lead: Admitted, targets: string[]): Promise<void> {
  const ownerEmail = await joinHousehold(tx, lead)
  const concerned = ownerEmail ? [...targets, ownerEmail.toLowerCase()] : targets
  await alertStaff(tx, lead.id, [...new Set(concerned)], lead.requestId)
}
