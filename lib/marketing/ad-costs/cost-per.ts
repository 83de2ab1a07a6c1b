import { formatDollars } from '@/lib/site/content/format'

const cents = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** From this amount on, cents are omitted. */
const WHOLE_FROM = 100

/** US dollars per item; null without spending or items. */
export function costPer(spent: number | null, count: number): number | null {
  return spent === null || count === 0 ? null : spent / count
}

/** '$84.50', '$231'; '–' without spending. */
export function formatMoney(amount: number | null): string {
  if (amount === null) return '–'
  return Math.abs(amount) < WHOLE_FROM ? cents.format(amount) : formatDollars(Math.round(amount))
}

/** Formatted dollars per item; 'none yet' for spending without items. */
export function formatCostPer(spent: number | null, count: number): string {
  return spent !== null && count === 0 ? 'none yet' : formatMoney(costPer(spent, count))
}
