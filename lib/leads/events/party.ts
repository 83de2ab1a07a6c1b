/** The largest party one sign-up may bring; larger ones call us. */
export const MAX_PARTY = 10
