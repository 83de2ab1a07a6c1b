import 'server-only'
import type { Browser } from '@/lib/accounts/access/browser'
import type { Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'

type AccessEvent = {
  action: string
  /** Null when unknown. */
  actor: { id: string; username: string } | null
  browser: Pick<Browser, 'ipAddress' | 'requestId'>
  /** The changed record, if not the actor's own account. */
  on?: {
    entity: 'user' | 'invitation' | 'apiKey' | 'webhookEndpoint' | 'leadFormDelivery' | 'crmConnection'
    id: string | null
  }
  before?: Prisma.InputJsonObject
  after?: Prisma.InputJsonObject
}

/** Adds an entry to the append-only audit log. Never pass passwords or tokens. */
export async function recordAccess(
  tx: Tx,
  { action, actor, browser, on, before, after }: AccessEvent,
): Promise<void> {
  const { entity, id } = on ?? { entity: 'user', id: actor?.id ?? null }
  await tx.auditEntry.create({
    data: {
      actorId: actor?.id ?? null,
      actorName: actor?.username ?? null,
      action,
      entity,
      entityId: id,
      ...(before && { before }),
      ...(after && { after }),
      ipAddress: browser.ipAddress,
      requestId: browser.requestId,
    },
  })
  log.info({ event: action, userId: actor?.id, on: id, requestId: browser.requestId }, action)
}
