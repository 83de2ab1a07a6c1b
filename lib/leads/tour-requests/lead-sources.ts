/** Lead sources in filter order; the database may contain others from partners. */
const SOURCES = {
  tour: 'tour request',
  callback: 'callback',
  quiz: 'quiz',
  download: 'guide',
  partner: 'partner',
  'google-lead-form': 'Google lead form',
  'meta-lead-form': 'Meta lead form',
  'unfinished-form': 'unfinished form',
  agency: 'referral agency',
  mail: 'mail',
  phone: 'phone call',
  'walk-in': 'visit',
} as const

export const AD_FORM_SOURCES = {
  google: 'google-lead-form',
  meta: 'meta-lead-form',
} as const satisfies Record<string, keyof typeof SOURCES>

/** Source of forms left after Continue (decision 047); also in the SQL function plan_follow_ups. */
export const UNFINISHED_FORM = 'unfinished-form' satisfies keyof typeof SOURCES

/** Sources for leads entered by staff (B13). */
export const ENTERED_SOURCES = ['phone', 'walk-in'] as const satisfies readonly (keyof typeof SOURCES)[]

export type EnteredSource = (typeof ENTERED_SOURCES)[number]

/** Name within a sentence: 'tour request'. */
export function sourceName(source: string): string {
  return source in SOURCES ? SOURCES[source as keyof typeof SOURCES] : source
}

/** Sources that a visitor's form cannot claim. */
export const NON_FORM_SOURCES: readonly string[] = [
  'partner',
  ...Object.values(AD_FORM_SOURCES),
  UNFINISHED_FORM,
  'agency',
  'mail',
  ...ENTERED_SOURCES,
]

export function isOwnForm(source: string): boolean {
  return !NON_FORM_SOURCES.includes(source)
}

/** Standalone name: 'Tour request'. */
export function sourceTitle(source: string): string {
  const name = sourceName(source)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

export const SOURCE_CHOICES = Object.keys(SOURCES).map((value) => ({ value, label: sourceTitle(value) }))
