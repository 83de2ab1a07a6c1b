import * as z from 'zod/mini'

export type Tier = {
  minScore: number
  maxScore: number
  /** Slug of a care type, to find communities by. */
  category: string | null
  title: string
  message: string
}

const tier = z.object({
  minScore: z.int('Every tier needs "minScore", a whole number'),
  maxScore: z.int('Every tier needs "maxScore", a whole number'),
  category: z.catch(z.optional(z.nullable(z.string())), null),
  title: z.string('Every tier needs a "title"').check(z.minLength(1, 'Every tier needs a "title"')),
  message: z.catch(z.string(), ''),
})

/** A quiz's tiers from lowest to highest; invalid ones are dropped. */
export function readTiers(stored: unknown): Tier[] {
  if (!Array.isArray(stored)) return []
  return stored
    .flatMap((entry) => {
      const parsed = tier.safeParse(entry)
      return parsed.success ? [{ ...parsed.data, category: parsed.data.category || null }] : []
    })
    .sort((a, b) => a.minScore - b.minScore)
}

/** The tier of a score. Scores outside all ranges get the nearest tier, so that everyone gets a result. */
export function tierOf(score: number, tiers: Tier[]): Tier | null {
  const within = tiers.find(({ minScore, maxScore }) => score >= minScore && score <= maxScore)
  return within ?? tiers.findLast(({ minScore }) => score >= minScore) ?? tiers[0] ?? null
}
