import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Tx } from '@/lib/platform/database/db'
import { afterCommit } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { wakeOutbox } from '@/lib/platform/outbox/wake'

type Event = {
  apiKeyId: string
  leadId: string
  /** As in lib/desk/partner-events/partner-events.ts. */
  type: `lead.${string}`
  facts?: Prisma.InputJsonObject
}

/** Records an event of a simulated lead; the endpoints of its key are told after the commit. */
export async function recordPartnerEvent(tx: Tx, { apiKeyId, leadId, type, facts }: Event): Promise<void> {
  await tx.partnerEvent.create({
    data: { apiKeyId, leadIds: [leadId], type, facts: facts ?? {}, causeId: randomUUID() },
  })
  afterCommit(tx, wakeOutbox)
}
