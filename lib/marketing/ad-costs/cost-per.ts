import { formatDollars } from '@/lib/site/content/format'

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** From here on cents say nothing. */
const WHOLE_FROM = 100

/** Dollars by the piece; null where nothing was spent or there is nothing to divide by. */
export function costPer(spent: number | null, count: number): number | null {
  return spent === null || count === 0 ? null : spent / count
}

/** '$84.50', '$231'; '–' where nothing was spent. */
export function moneyWords(amount: number | null): string {
  if (amount === null) return '–'
  return Math.abs(amount) < WHOLE_FROM ? cents.format(amount) : formatDollars(amount)
}

/** The same by the piece: 'none yet' where money was spent and there is nothing to divide it by. */
export function costPerWords(spent: number | null, count: number): string {
  return spent !== null && count === 0 ? 'none yet' : moneyWords(costPer(spent, count))
}
