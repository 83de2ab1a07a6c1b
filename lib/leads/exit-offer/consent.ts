/** Text below the exit offer's button, stored as evidence (B9). Raise the version with every change. */
export const OFFER_CONSENT = {
  version: 1,
  text: 'By sending this you agree that we mail it to this address. Nobody will call you because of it.',
} as const
