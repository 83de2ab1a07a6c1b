/** Next steps of open leads; each has a due time (features.md C12). */
const NEXT_STEPS = [
  'call',
  'second-call',
  'that-was-us',
  'call-chosen',
  'find-number',
  'tour',
  'after-tour',
] as const

export type NextStep = (typeof NEXT_STEPS)[number]

/** A call at a time that the family chose after we missed it. */
export const CHOSEN_CALL = 'call-chosen' satisfies NextStep

const WORDS: Record<NextStep, string> = {
  call: 'Call again',
  'second-call': 'Call a second time',
  'that-was-us': 'Text “that was us”',
  'call-chosen': 'Call at the time they chose',
  'find-number': 'Find the right number',
  tour: 'Tour',
  'after-tour': 'Ask how the tour was',
}

export function nextStepLabel(step: string): string {
  return (WORDS as Record<string, string>)[step] ?? step
}
