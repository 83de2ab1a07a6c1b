export const LIVING_SITUATIONS = ['alone', 'with-partner', 'with-family', 'community', 'hospital'] as const

type LivingSituation = (typeof LIVING_SITUATIONS)[number]

export const LIVING_SITUATION_LABELS: Record<LivingSituation, string> = {
  alone: 'Alone at home',
  'with-partner': 'At home with a partner',
  'with-family': 'With family',
  community: 'In another community',
  hospital: 'In hospital or rehab',
}

export const TIME_FRAMES = ['now', 'months', 'half-year', 'year', 'later'] as const

type TimeFrame = (typeof TIME_FRAMES)[number]

export const TIME_FRAME_LABELS: Record<TimeFrame, string> = {
  now: 'As soon as possible',
  months: 'Within three months',
  'half-year': 'Within six months',
  year: 'Within a year',
  later: 'Later, or not sure',
}

/** The label, or the stored value itself when it is not one of ours. */
export function labelFor(words: Record<string, string>, stored: string | null): string | null {
  return stored && (words[stored] ?? stored)
}

/** 'about 84'; only the year of birth is known. */
export function approximateAge(birthYear: number, now: Date): string {
  return `about ${now.getFullYear() - birthYear}`
}
