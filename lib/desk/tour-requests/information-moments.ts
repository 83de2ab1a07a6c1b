import 'server-only'
import { db } from '@/lib/platform/database/db'

type Contact = { email: string | null }

export type InformationMoment = {
  id: string
  type: 'quiz' | 'download'
  createdAt: Date
  data: { title: string; contact: string; fetched?: boolean; suggested?: string | null }
}

const MOST = 50

/**
 * The quizzes a family answered and the guides it asked for, as moments of its timeline (B13): found by e-mail address, so
 * that what it did before its first request stands there too.
 */
export async function informationMoments(contacts: Contact[]): Promise<InformationMoment[]> {
  const emails = [...new Set(contacts.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])))]
  if (emails.length === 0) return []
  const where = { email: { in: emails }, heldReason: null }
  const newest = { orderBy: { createdAt: 'desc' }, take: MOST } as const
  const [responses, downloads] = await Promise.all([
    db.quizResponse.findMany({ where, ...newest, include: { quiz: { select: { title: true } } } }),
    db.assetDownload.findMany({ where, ...newest, include: { contentAsset: { select: { title: true } } } }),
  ])
  return [
    ...responses.map(({ id, createdAt, contact, resultCategory, quiz }) => ({
      id: `${id}-quiz`,
      type: 'quiz' as const,
      createdAt,
      data: { title: quiz?.title ?? 'a quiz', contact, suggested: resultCategory },
    })),
    ...downloads.map(({ id, createdAt, contact, downloadedAt, contentAsset }) => ({
      id: `${id}-download`,
      type: 'download' as const,
      createdAt,
      data: { title: contentAsset?.title ?? 'a guide', contact, fetched: downloadedAt !== null },
    })),
  ]
}
