import 'server-only'
import { db } from '@/lib/platform/database/db'

type InformationMoment = {
  id: string
  type: 'quiz' | 'download'
  createdAt: Date
  data: { title: string; contact: string; fetched?: boolean; suggested?: string | null }
}

const MAX_MOMENTS = 50

/** Quizzes and downloads for the timeline (B13), found by email so that earlier ones count. */
export async function informationMoments(contacts: { email: string | null }[]): Promise<InformationMoment[]> {
  const emails = [...new Set(contacts.flatMap(({ email }) => (email ? [email.toLowerCase()] : [])))]
  if (emails.length === 0) return []
  const where = { email: { in: emails }, heldReason: null }
  const newest = { orderBy: { createdAt: 'desc' }, take: MAX_MOMENTS } as const
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
