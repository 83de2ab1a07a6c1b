import 'server-only'
import type { Tx } from '@/lib/db'
import { createDeliveries } from '@/lib/leads/deliveries'
import { joinHousehold } from '@/lib/leads/household'

type Admitted = { id: string; name: string; phoneE164: string | null; email: string | null }

/** Puts a genuine lead in front of people: its household is found and everybody concerned is alerted. */
export async function admitLead(tx: Tx, lead: Admitted, targets: string[]): Promise<void> {
  const ownerEmail = await joinHousehold(tx, lead)
  const concerned = ownerEmail ? [...targets, ownerEmail.toLowerCase()] : targets
  await createDeliveries(tx, lead.id, [...new Set(concerned)])
}
