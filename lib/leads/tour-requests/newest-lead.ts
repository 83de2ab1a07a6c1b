import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { literal } from '@/lib/platform/database/like-literal'
import type { Reachable } from '@/lib/platform/do-not-contact/refusals'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/** The newest request with this number or address that is neither held back nor erased, or null. */
export async function newestLeadOf(tx: Tx, { phoneE164, email }: Reachable): Promise<TourRequest | null> {
  if (!phoneE164 && !email) return null
  return tx.tourRequest.findFirst({
    where: {
      quarantinedAt: null,
      erasedAt: null,
      OR: [
        ...(phoneE164 ? [{ phoneE164 }] : []),
        // Addresses of requests are kept as typed.
        ...(email ? [{ email: { equals: literal(email), mode: 'insensitive' as const } }] : []),
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
}
