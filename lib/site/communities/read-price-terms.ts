import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import {
  FEE_PAYERS,
  FEE_PERIODS,
  INCREASED_AMOUNTS,
  type PriceTerms,
} from '@/lib/site/communities/price-terms'

/** Tags of a cached read that prints a price. */
export const PRICE_TAGS = ['fees', 'care_levels', 'rate_increases'] as const

/** Active fees, care levels and increases of all communities. */
export async function readPriceTerms(): Promise<PriceTerms> {
  const [fees, levels, increases] = await Promise.all([
    db.fee.findMany({ where: { active: true }, orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }] }),
    db.careLevel.findMany({
      where: { active: true },
      orderBy: [{ level: 'asc' }, { id: 'asc' }],
      include: { careType: { select: { slug: true } } },
    }),
    db.rateIncrease.findMany({ where: { active: true }, orderBy: { id: 'asc' } }),
  ])
  return {
    fees: fees.map(({ communityId, name, amount, per, forWhom, mandatory, refund, note }) => ({
      communityId,
      name,
      amount: Number(amount),
      per: oneOf(FEE_PERIODS, per),
      forWhom: oneOf(FEE_PAYERS, forWhom),
      mandatory,
      refund,
      note,
    })),
    levels: levels.map(({ communityId, careType, level, amount, includes }) => ({
      communityId,
      care: careType?.slug ?? null,
      level,
      amount: Number(amount),
      includes,
    })),
    increases: increases.map(({ communityId, name, appliesTo, month, noticeDays, lastPercent, note }) => ({
      communityId,
      name,
      appliesTo: oneOf(INCREASED_AMOUNTS, appliesTo),
      month,
      noticeDays,
      lastPercent: lastPercent === null ? null : Number(lastPercent),
      note,
    })),
  }
}

export const getPriceTerms = atRequest(async () => {
  cached(...PRICE_TAGS, 'care_types')
  return readPriceTerms()
})

function oneOf<T extends string>(values: readonly [T, ...T[]], stored: string): T {
  return values.find((value) => value === stored) ?? values[0]
}
