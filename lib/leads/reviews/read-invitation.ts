import 'server-only'
import { io } from 'next/cache'
import { openReviewLink } from '@/lib/leads/reviews/review-link'
import { db, type Tx } from '@/lib/platform/database/db'

export type OpenInvitation = {
  id: string
  community: { id: string; name: string; careTypes: { id: string; name: string }[] }
  isAnswered: boolean
}

/** The invitation behind a private link, uncached; null for an invalid token, 'ended' for an old one. */
export async function readInvitation(token: string): Promise<OpenInvitation | 'ended' | null> {
  await io()
  return findInvitation(db, token)
}

/** Like readInvitation, in a transaction. */
export async function findInvitation(tx: Tx, token: string): Promise<OpenInvitation | 'ended' | null> {
  const link = openReviewLink(token)
  if (!link) return null
  const row = await tx.reviewInvitation.findFirst({
    where: { id: link.id, outcome: 'asked' },
    select: {
      id: true,
      answeredAt: true,
      tourRequest: { select: { erasedAt: true } },
      community: {
        select: {
          id: true,
          name: true,
          careTypes: { select: { careType: { select: { id: true, name: true } } } },
        },
      },
    },
  })
  if (!row) return null
  const { id, answeredAt, tourRequest, community } = row
  const isOver = !link.expiresAt || link.expiresAt <= new Date()
  if (isOver || tourRequest.erasedAt || !community) return 'ended'
  const careTypes = community.careTypes.map(({ careType }) => careType)
  return { id, community: { ...community, careTypes }, isAnswered: answeredAt !== null }
}
