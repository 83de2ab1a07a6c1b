/** Next steps of open leads; each has a due time (features.md C12). */
const NEXT_STEPS = ['call', 'find-number', 'tour', 'after-tour'] as const

export type NextStep = (typeof NEXT_STEPS)[number]

const WORDS: Record<NextStep, string> = {
  call: 'Call again',
  'find-number': 'Find the right number',
  tour: 'Tour',
  'after-tour': 'Ask how the tour was',
}

export function nextStepLabel(step: string): string {
  return (WORDS as Record<string, string>)[step] ?? step
}
