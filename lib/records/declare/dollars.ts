const TYPED = /^\$?\s*(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,6})?$/

/** Parses a dollar amount as people write it ('$1,702.90', '1702.9'); returns anything else unchanged. */
export function readDollars(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const [, whole, cents = ''] = TYPED.exec(value.trim()) ?? []
  return whole === undefined ? value : Number(whole.replaceAll(',', '') + cents)
}

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const withCents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 6 })

/** A dollar amount without the sign, which forms show next to the field: '4,850', '1,702.90'. */
export function dollarText(amount: number): string {
  return (Number.isInteger(amount) ? whole : withCents).format(amount)
}
