/** Text below the exit offer's button, stored as evidence (B9). Raise the version with every change. */
export const OFFER_CONSENT = {
  version: 2,
  text: 'By sending this, you agree that we will email it to this address. We will not call you about it.',
} as const
