import 'server-only'
import { leadIdFrom, visitPath } from '@/lib/leads/family/visit-link'
import { lockTours } from '@/lib/leads/tour-times/lock-tours'
import { db, type Tx } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/**
 * Changes the request behind a private link while it is locked; quarantined or erased ones cannot be
 * changed. @returns the family's page @throws AppError 404, and what `change` throws
 */
export async function withLockedVisit(
  token: string,
  change: (tx: Tx, lead: TourRequest) => Promise<void>,
): Promise<string> {
  const id = leadIdFrom(token)
  if (!id) throw notFound('This link does not lead to a request')
  await db.$transaction(async (tx) => {
    await lockTours(tx, id)
    await tx.$queryRaw`select 1 from tour_requests where id = ${id}::uuid for update`
    const lead = await tx.tourRequest.findFirst({ where: { id, quarantinedAt: null, erasedAt: null } })
    if (!lead) throw notFound('This link does not lead to a request')
    await change(tx, lead)
  })
  return visitPath(id)
}
