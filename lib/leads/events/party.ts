/** Largest party per sign-up; larger ones have to call. */
export const MAX_PARTY = 10
