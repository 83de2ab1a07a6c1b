import 'server-only'
import { isVisitLinkOpen, openVisitLink, visitPath } from '@/lib/leads/family/visit-link'
import { lockTours } from '@/lib/leads/tour-times/lock-tours'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'
import { LINK_ENDED } from '@/lib/platform/private-links/renewable-link'

/**
 * Changes the request behind a private link while it is locked; quarantined or erased ones cannot be
 * changed. @returns the family's page, whose link `change` may have issued anew @throws AppError 404, 409 for
 * a link that has ended, and what `change` throws
 */
export async function withLockedVisit(
  token: string,
  change: (tx: Tx, lead: TourRequest) => Promise<void>,
): Promise<string> {
  const link = openVisitLink(token)
  if (!link) throw notFound('This link is not valid')
  const { id } = link
  return db.$transaction(async (tx) => {
    await lockTours(tx, id)
    await tx.$queryRaw`select 1 from tour_requests where id = ${id}::uuid for update`
    const lead = await tx.tourRequest.findFirst({ where: { id, quarantinedAt: null, erasedAt: null } })
    if (!lead) throw notFound('This link is not valid')
    if (!isVisitLinkOpen(link, lead, new Date())) throw conflict(LINK_ENDED)
    await change(tx, lead)
    return visitPath(await tx.tourRequest.findUniqueOrThrow({ where: { id } }))
  })
}
