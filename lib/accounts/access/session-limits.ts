/** Reliability demands, "Numbers". */
export const IDLE_MINUTES = 60
export const ABSOLUTE_HOURS = 12

/** Another sign-in ends the user's oldest session. */
export const MAX_SESSIONS = 10

/** Limits how often the idle timer is written, so that reading pages does not write rows. */
export const SEEN_EVERY_SECONDS = 60

/** A session that began at the company's provider is checked there this often (decision 117). */
export const COMPANY_CHECK_MINUTES = 60

/** Time for the check to succeed, while the provider or the worker is down. After it the session ends. */
export const COMPANY_GRACE_MINUTES = 120
