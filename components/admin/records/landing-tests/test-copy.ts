const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })
const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
const count = new Intl.NumberFormat('en-US')
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })

/** Formats a fraction: '2.5%'. */
export const percentWords = (share: number) => percent.format(share)

/** Formats a difference of fractions in points: '+0.4'. */
export const pointWords = (difference: number) => points.format(difference * 100)

/** '3,826'. */
export const countWords = (number: number) => count.format(number)

/** Formats an ISO time: 'Nov 24, 2026'. */
export const dayWords = (iso: string) => day.format(new Date(iso))

export const VERDICTS = {
  a: 'Version A is better.',
  b: 'Version B is better.',
  none: 'No difference seen.',
} as const
