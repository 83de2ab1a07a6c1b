/** How long a sign-in lasts (reliability demands, "Numbers"). */
export const IDLE_MINUTES = 60
export const ABSOLUTE_HOURS = 12

/** A further sign-in ends the person's oldest session beyond this many. */
export const MAX_SESSIONS = 10

/** The idle clock is written at most this often, so that reading pages does not write rows. */
export const SEEN_EVERY_SECONDS = 60
