/** What is to be done next about an open lead; each has its moment (features.md C12). */
export const NEXT_STEPS = ['call', 'find-number', 'tour', 'after-tour'] as const

export type NextStep = (typeof NEXT_STEPS)[number]

const WORDS: Record<NextStep, string> = {
  call: 'Call again',
  'find-number': 'Find the right number',
  tour: 'Tour',
  'after-tour': 'Ask how the tour was',
}

/** The words a next step is shown with; the text itself when it is none of ours. */
export function nextStepWords(step: string): string {
  return (WORDS as Record<string, string>)[step] ?? step
}
