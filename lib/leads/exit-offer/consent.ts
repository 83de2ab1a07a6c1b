/**
 * What stands below the exit offer's button, stored with each request as evidence (B9). The wording of the lead forms speaks
 * of calls, and this one asks for a mail only. A change of the words raises the version.
 */
export const OFFER_CONSENT = {
  version: 1,
  text: 'By sending this you agree that we mail it to this address. Nobody will call you because of it.',
} as const
