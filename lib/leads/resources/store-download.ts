import 'server-only'
import { informationTracking } from '@/lib/leads/intake/information-request'
import type { RequestContext } from '@/lib/leads/intake/request-context'
import { storeOnce } from '@/lib/leads/intake/store-once'
import type { ContactPerson } from '@/lib/leads/tour-requests/contact-choice'
import type { Tx } from '@/lib/platform/database/db'
import type { AssetDownload } from '@/lib/platform/generated/prisma/client'

export type GuideRequest = {
  assetId: string
  person: ContactPerson & { email: string }
  choice: 'call' | 'information'
  /** The visitor's idempotency key. */
  key: string
}

type Sent = {
  body: Record<string, unknown>
  about: RequestContext
  /** Why it is held for review, or null; asked once for each stored request. @throws AppError 429 */
  hold(transactionId: string): Promise<string | null>
  /** Of a request that the journal kept. */
  id?: string
}

/** Stores a request for a guide once. A key of another person never opens their link. */
export async function storeDownload(
  client: Tx,
  { assetId, person, choice, key }: GuideRequest,
  { body, about, hold, id }: Sent,
): Promise<AssetDownload & { repeated: boolean }> {
  const { row, repeated } = await storeOnce({
    sentKey: key,
    person: `${assetId} ${person.email}`,
    find: (keys) => client.assetDownload.findMany({ where: { transactionId: { in: keys } } }),
    isMine: (stored) => stored.contentAssetId === assetId && stored.email === person.email,
    async store(transactionId) {
      const heldReason = await hold(transactionId)
      return client.assetDownload.create({
        data: {
          ...informationTracking(body, about),
          ...person,
          ...(id && { id }),
          contact: choice,
          heldReason,
          transactionId,
          contentAssetId: assetId,
          createdAt: about.receivedAt,
        },
      })
    },
  })
  return { ...row, repeated }
}
