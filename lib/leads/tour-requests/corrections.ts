/** Fields changed when a request was sent again; dates as ISO date-times. */
export type Corrections = Partial<Record<CorrectedField, { from: string | null; to: string }>>

type CorrectedField = keyof typeof LABELS

const LABELS = {
  phone: 'Phone',
  name: 'Name',
  email: 'Email',
  preferredDate: 'Preferred date',
  message: 'Message',
} as const

export function correctionsIn(data: unknown): Corrections {
  if (typeof data !== 'object' || data === null || !('corrections' in data)) return {}
  return (data.corrections ?? {}) as Corrections
}

/** Lines for staff: 'Phone: (303) 555-0142, before: (303) 555-0124'. `inWords` formats ISO dates. */
export function correctionLines(corrections: Corrections, inWords: (iso: string) => string): string[] {
  return (Object.keys(LABELS) as CorrectedField[]).flatMap((field) => {
    const change = corrections[field]
    if (!change) return []
    const text = (value: string) => (field === 'preferredDate' ? inWords(value) : value)
    const before = change.from ? `, before: ${text(change.from)}` : ', not given before'
    return [`${LABELS[field]}: ${text(change.to)}${before}`]
  })
}
