import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

type Audited = {
  action: string
  entity: string
  entityId?: string | null
  before?: Prisma.InputJsonObject | null
  after?: Prisma.InputJsonObject | null
}

/** Appends to the audit log who did what, from where. */
export async function recordAudit(tx: Tx, actor: Actor, { before, after, ...what }: Audited): Promise<void> {
  await tx.auditEntry.create({
    data: {
      ...what,
      actorId: actor.id,
      actorName: actor.username,
      ...(before && { before }),
      ...(after && { after }),
      ipAddress: actor.ipAddress,
      requestId: actor.requestId,
    },
  })
}
