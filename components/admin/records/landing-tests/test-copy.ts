const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 2 })
const points = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2, signDisplay: 'exceptZero' })
const count = new Intl.NumberFormat('en-US')

/** Formats a fraction: '2.5%'. */
export const percentWords = (share: number) => percent.format(share)

/** Formats a difference of fractions in points: '+0.4'. */
export const pointWords = (difference: number) => points.format(difference * 100)

/** '3,826'. */
export const countWords = (number: number) => count.format(number)

export const VERDICTS = {
  a: 'Version A is better.',
  b: 'Version B is better.',
  none: 'No difference seen.',
} as const
