/** Sentence of specification section 2, used while the phones are staffed (reading 9). */
export const TEN_MINUTE_PROMISE = "We'll contact you within 10 minutes to help with your needs."

/** Minutes between the request and the promised call. */
export const PROMISED_MINUTES = 10

/** Used only when no opening hours are entered for weeks ahead. */
export const OPEN_ENDED_PROMISE = 'We have your request and will call you as soon as we can.'

/** Specified default for communities and settings. */
export const DEFAULT_TIME_ZONE = 'America/Denver'

/** Column default, for settings never saved. */
export const FALLBACK_AFTER_HOURS = 'Our phones open again {time}. We will call you then, first thing.'
