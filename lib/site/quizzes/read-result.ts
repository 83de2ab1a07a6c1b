import 'server-only'
import { io } from 'next/cache'
import { db } from '@/lib/platform/database/db'
import { withPriceOfCare } from '@/lib/site/communities/care-place'
import { getCommunityCards } from '@/lib/site/communities/communities'
import type { Place } from '@/lib/site/communities/distance'
import { nearestFirst } from '@/lib/site/communities/nearest'
import { placeOfZip } from '@/lib/site/places/zip-centers'
import { resultOf } from '@/lib/site/quizzes/result'
import { isResultLinkOpen, openResultLink, quizLeadKey } from '@/lib/site/quizzes/result-link'
import { readAnswers } from '@/lib/site/quizzes/score'
import { readTiers } from '@/lib/site/quizzes/tiers'

/**
 * Tier, reasons, answers and nearest matching communities of a private result; null for a bad token, 'ended'
 * for one that no longer works. Not cached.
 */
export async function readResult(token: string) {
  await io()
  const link = openResultLink(token)
  const row = link
    ? await db.quizResult.findUnique({
        where: { id: link.id },
        include: { quiz: true, response: { select: { email: true, name: true, phone: true } } },
      })
    : null
  if (!link || !row) return null
  if (!isResultLinkOpen(link, row, new Date())) return 'ended'
  const lead = await db.tourRequest.findUnique({
    where: { transactionId: quizLeadKey(row.id) },
    select: { promise: true },
  })
  const answers = readAnswers(row.answers)
  const { tier, reasons } = resultOf(
    { answers, totalScore: row.totalScore },
    readTiers(row.quiz?.resultTiers),
  )
  const category = tier?.category ?? row.resultCategory
  const from = await placeOfZip(row.zipCode)
  const communities = await communitiesFor(category, from)
  return {
    token,
    createdAt: row.createdAt,
    answers,
    quiz: row.quiz,
    tier,
    reasons,
    category,
    ...communities,
    /** Null unless the family gave a ZIP code. */
    nearest: from ? (communities.matches[0] ?? null) : null,
    response: row.response,
    mailed: row.mailedAt !== null,
    /** Callback promise given when the family asked for a call. */
    promise: lead && (lead.promise ?? ''),
  }
}

export type QuizResultPage = Exclude<Awaited<ReturnType<typeof readResult>>, null | 'ended'>

async function communitiesFor(category: string | null, from: Place | null) {
  const [cards, places] = await Promise.all([
    getCommunityCards(),
    db.community.findMany({ select: { id: true, latitude: true, longitude: true } }),
  ])
  const placeOf = new Map(places.map(({ id, latitude, longitude }) => [id, { latitude, longitude }]))
  const offering = cards.filter(({ careTypes }) => careTypes.some(({ slug }) => slug === category))
  const located = offering.map((card) => ({
    card,
    latitude: degrees(placeOf.get(card.id)?.latitude),
    longitude: degrees(placeOf.get(card.id)?.longitude),
  }))
  const nearest = nearestFirst(located, from).map(({ card }) => card)
  const care = category === null ? null : { slug: category }
  return {
    matches: withPriceOfCare(nearest, care),
    careName: offering[0]?.careTypes.find(({ slug }) => slug === category)?.name ?? null,
  }
}

const degrees = (value: unknown) => (value === null || value === undefined ? null : Number(value))
