import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { escapeLike } from '@/lib/platform/database/search-words'
import type { ContactInfo } from '@/lib/platform/do-not-contact/refusals'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/** Newest request with this phone or email that is neither quarantined nor erased. */
export async function newestLeadOf(tx: Tx, { phoneE164, email }: ContactInfo): Promise<TourRequest | null> {
  if (!phoneE164 && !email) return null
  return tx.tourRequest.findFirst({
    where: {
      quarantinedAt: null,
      erasedAt: null,
      OR: [
        ...(phoneE164 ? [{ phoneE164 }] : []),
        // Request emails are stored as typed.
        ...(email ? [{ email: { equals: escapeLike(email), mode: 'insensitive' as const } }] : []),
      ],
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
}
