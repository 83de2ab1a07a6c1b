/** By which way a lead came, in the order of the desk's filter; specification and partners may know others. */
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

/** What a form beneath an ad sends, by the platform of the ad. */
export const AD_FORM_SOURCES = {
  google: 'google-lead-form',
  meta: 'meta-lead-form',
} as const satisfies Record<string, keyof typeof SOURCES>

/** What a family left that pressed Continue and did not send the form (decision 047); the SQL of plan_follow_ups names it too. */
export const UNFINISHED_FORM = 'unfinished-form' satisfies keyof typeof SOURCES

/** What staff enter by hand (B13). */
export const ENTERED_SOURCES = ['phone', 'walk-in'] as const satisfies readonly (keyof typeof SOURCES)[]

export type EnteredSource = (typeof ENTERED_SOURCES)[number]

/** 'tour request': how a source is called within a line. */
export function sourceName(source: string): string {
  return source in SOURCES ? SOURCES[source as keyof typeof SOURCES] : source
}

/** Ways that a visitor's own form cannot claim to be. */
export const NO_FORM_OF_OURS: readonly string[] = [
  'partner',
  ...Object.values(AD_FORM_SOURCES),
  UNFINISHED_FORM,
  ...['agency', 'mail'],
  ...ENTERED_SOURCES,
]

/** Whether a visitor's form may say that it is this one. */
export function isOwnForm(source: string): boolean {
  return !NO_FORM_OF_OURS.includes(source)
}

/** 'Tour request': how it is called by itself. */
export function sourceTitle(source: string): string {
  const name = sourceName(source)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Every one by its title, to choose from. */
export const SOURCE_CHOICES = Object.keys(SOURCES).map((value) => ({ value, label: sourceTitle(value) }))
