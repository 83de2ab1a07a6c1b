/** How somebody lives now, as their family says it. */
export const LIVING_SITUATIONS = ['alone', 'with-partner', 'with-family', 'community', 'hospital'] as const

export type LivingSituation = (typeof LIVING_SITUATIONS)[number]

export const LIVING_WORDS: Record<LivingSituation, string> = {
  alone: 'Alone at home',
  'with-partner': 'At home with a partner',
  'with-family': 'With family',
  community: 'In another community',
  hospital: 'In hospital or rehab',
}

/** When they would move in. */
export const TIME_FRAMES = ['now', 'months', 'half-year', 'year', 'later'] as const

export type TimeFrame = (typeof TIME_FRAMES)[number]

export const TIME_FRAME_WORDS: Record<TimeFrame, string> = {
  now: 'As soon as possible',
  months: 'Within three months',
  'half-year': 'Within six months',
  year: 'Within a year',
  later: 'Later, or not sure',
}

/** The words for a stored value; the value itself when it is none of ours. */
export function wordsFor(words: Record<string, string>, stored: string | null): string | null {
  return stored && (words[stored] ?? stored)
}

/** 'about 84': how old somebody born in a year is, whose birthday nobody knows. */
export function ageWords(birthYear: number, now: Date): string {
  return `about ${now.getFullYear() - birthYear}`
}
