import 'server-only'
import { recordAccess } from '@/lib/accounts/access/access-log'
import { revokeSessions } from '@/lib/accounts/sessions/session-store'
import type { Tx } from '@/lib/platform/database/db'
import type { Prisma } from '@/lib/platform/generated/prisma/client'

/** Ends the open sessions that fit, and says why in the log, once a person. @returns how many ended */
export async function endCompanySessions(
  tx: Tx,
  where: Prisma.CompanySessionWhereInput,
  reason: string,
  now: Date,
): Promise<number> {
  const found = await tx.companySession.findMany({
    where: { ...where, session: { revokedAt: null } },
    select: { sessionId: true, identity: { select: { userId: true } } },
  })
  await revokeSessions(
    tx,
    found.map(({ sessionId }) => sessionId),
    now,
  )
  for (const id of new Set(found.map(({ identity }) => identity.userId))) {
    await recordAccess(tx, {
      action: 'company-sign-in.ended',
      actor: null,
      browser: { ipAddress: null, requestId: null },
      on: { entity: 'user', id },
      after: { reason },
    })
  }
  return found.length
}
