/** Reasons for not publishing a received review (decision 105), with the words that visitors read. */
export const WITHHOLDING_REASONS = {
  'no-consent': 'the author did not agree to publish it',
  'names-a-person': 'it names a person who did not agree to be named',
  'not-a-customer': 'the author was not a resident, guest or relative',
  duplicate: 'it repeats another review',
  unlawful: 'it insults or threatens someone',
} as const

type WithholdingReason = keyof typeof WITHHOLDING_REASONS

export const WITHHOLDING_KEYS = Object.keys(WITHHOLDING_REASONS) as [
  WithholdingReason,
  ...WithholdingReason[],
]

/** The visitors' words for a stored reason; a review without words was erased at its author's request. */
export function withholdingWords(reason: string): string {
  return reason in WITHHOLDING_REASONS
    ? WITHHOLDING_REASONS[reason as WithholdingReason]
    : 'the author asked us to delete it'
}
