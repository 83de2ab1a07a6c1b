/** The visitor's choice about advertising (reading 10, "Your Privacy Choices"). */
export type AdChoice = 'granted' | 'denied'

/** Not HttpOnly: the page reads it before it fills the data layer. */
export const AD_CHOICE_COOKIE = 'ad-choice'

/** A year, in seconds. */
export const AD_CHOICE_MAX_AGE = 365 * 24 * 60 * 60

export function isAdChoice(value: unknown): value is AdChoice {
  return value === 'granted' || value === 'denied'
}

/** The choice in a Cookie header or `document.cookie`, or null. */
export function adChoiceIn(cookies: string | null): AdChoice | null {
  for (const pair of (cookies ?? '').split(/;\s*/)) {
    const [name, value] = pair.split('=')
    if (name === AD_CHOICE_COOKIE && isAdChoice(value)) return value
  }
  return null
}
