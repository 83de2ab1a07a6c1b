export type Share = { requests: number; visitors: number }

/** Quantiles of the normal distribution: significance 5 % (two-sided), power 80 %. */
const Z_SIGNIFICANCE = 1.959_964
const Z_POWER = 0.841_621

/**
 * Visitors each version needs at 5 % significance and 80 % power (Fleiss, Levin and Paik, Statistical Methods
 * for Rates and Proportions, 3rd edition, formula 4.14). Rates are shares of 1 and differ.
 */
export function visitorsNeeded(baseline: number, target: number): number {
  const mean = (baseline + target) / 2
  const underNone = Z_SIGNIFICANCE * Math.sqrt(2 * mean * (1 - mean))
  const underSome = Z_POWER * Math.sqrt(baseline * (1 - baseline) + target * (1 - target))
  return Math.ceil(((underNone + underSome) / (target - baseline)) ** 2)
}

/** Between 0 and 1. Visitors without JavaScript can push requests above visitors, so it is capped. */
export function rateOf({ requests, visitors }: Share): number {
  return visitors === 0 ? 0 : Math.min(requests / visitors, 1)
}

/**
 * Difference of B and A with its 95 % interval, good near 0 too (Newcombe, Statistics in Medicine 17 (1998)
 * 873–890, method 10). Shares of 1.
 */
export function differenceOf(a: Share, b: Share): { difference: number; low: number; high: number } {
  const [rateA, rateB] = [rateOf(a), rateOf(b)]
  const [boundsA, boundsB] = [wilson(a), wilson(b)]
  const difference = rateB - rateA
  return {
    difference,
    low: difference - Math.hypot(rateB - boundsB.low, boundsA.high - rateA),
    high: difference + Math.hypot(boundsB.high - rateB, rateA - boundsA.low),
  }
}

function wilson(share: Share): { low: number; high: number } {
  const n = share.visitors
  if (n === 0) return { low: 0, high: 1 }
  const p = rateOf(share)
  const z2 = Z_SIGNIFICANCE ** 2
  const middle = 2 * n * p + z2
  const reach = Z_SIGNIFICANCE * Math.sqrt(z2 + 4 * n * p * (1 - p))
  return { low: (middle - reach) / (2 * (n + z2)), high: (middle + reach) / (2 * (n + z2)) }
}
