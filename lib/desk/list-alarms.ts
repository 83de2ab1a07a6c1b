import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { communityScope } from '@/lib/auth/community-scope'
import { db } from '@/lib/db'

const MAX_SHOWN = 50

/**
 * The leads for the red banner: alarmed, with no alert delivered since, and not looked at by anybody yet. Oldest first.
 * @throws AppError 403 when the person may not read leads
 */
export async function listAlarms(actor: Actor) {
  assertCan(actor, 'read', 'tourRequest')
  return db.tourRequest.findMany({
    where: {
      AND: [
        communityScope(actor),
        { alarmedAt: { not: null }, firstViewedAt: null, quarantinedAt: null, status: 'new' },
        { deliveries: { none: { kind: 'lead-alert', state: { in: ['sent', 'kept'] } } } },
      ],
    },
    orderBy: { createdAt: 'asc' },
    take: MAX_SHOWN,
    select: { id: true, name: true, phone: true, createdAt: true, callDueAt: true, alarmedAt: true },
  })
}
