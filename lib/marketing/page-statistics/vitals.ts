/** Web vitals. CLS has no unit, the others are in milliseconds. */
export const METRICS = ['LCP', 'INP', 'CLS', 'TTFB'] as const

export type Metric = (typeof METRICS)[number]

/** Upper bounds of the counting buckets; larger values get one more. */
export const CLASSES: Record<Metric, readonly number[]> = {
  LCP: [500, 1_000, 1_500, 2_000, 2_500, 3_000, 3_500, 4_000, 5_000, 6_000, 8_000, 12_000],
  INP: [25, 50, 75, 100, 150, 200, 300, 400, 500, 700, 1_000, 2_000],
  CLS: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.4, 0.7, 1],
  TTFB: [50, 100, 200, 400, 600, 800, 1_000, 1_400, 1_800, 2_500, 4_000, 8_000],
}

/** web.dev's thresholds. */
const LIMITS: Record<Metric, [good: number, poor: number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  TTFB: [800, 1_800],
}

type Judgement = 'good' | 'needs work' | 'poor'

/** Bucket index of a value, from 0. */
export function classOf(metric: Metric, value: number): number {
  const found = CLASSES[metric].findIndex((end) => value <= end)
  return found < 0 ? CLASSES[metric].length : found
}

/** 75th percentile, interpolated within its bucket; above the last bound that bound. Null without counts. */
export function p75Of(metric: Metric, counts: readonly number[]): number | null {
  const ends = CLASSES[metric]
  const wanted = counts.reduce((sum, count) => sum + count, 0) * 0.75
  if (wanted === 0) return null
  let before = 0
  for (const [place, count] of counts.entries()) {
    if (count > 0 && before + count >= wanted) {
      const low = ends[place - 1] ?? 0
      const high = ends[place] ?? low
      return low + ((high - low) * (wanted - before)) / count
    }
    before += count
  }
  return null
}

export function judged(metric: Metric, value: number): Judgement {
  const [good, poor] = LIMITS[metric]
  return value <= good ? 'good' : value <= poor ? 'needs work' : 'poor'
}

/** '2.3 s', '180 ms' or '0.08'. */
export function formatVital(metric: Metric, value: number): string {
  if (metric === 'CLS') return value.toFixed(2)
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`
}
