type ErrorCopy = {
  title: string
  /** Cause and remedy, for the developer of a calling program. */
  remedy: string
}

/**
 * Codes of refused calls. Programs branch on them, so a code is never renamed or reused; each has a paragraph
 * on /developers.
 */
export const ERROR_CODES = {
  'bad-request': {
    title: 'The request cannot be read',
    remedy: 'The body is not valid JSON, is nested too deeply, or has characters that cannot be stored.',
  },
  'invalid-fields': {
    title: 'Fields or parameters are invalid',
    remedy: 'Each entry of errors names one and says what to change. Nothing was stored.',
  },
  unauthorized: {
    title: 'Not signed in',
    remedy: 'The API key is missing, wrong, revoked or expired, or the session has ended.',
  },
  forbidden: {
    title: 'Not allowed',
    remedy: 'The API key lacks the scope, or is not for this community. A different key may be allowed.',
  },
  'not-found': {
    title: 'Not found',
    remedy: 'Nothing is at this address, or this key may not see it.',
  },
  'method-not-allowed': {
    title: 'Method not allowed',
    remedy: 'The address exists, but not with this method. Allow lists the methods that work.',
  },
  'wrong-host': {
    title: 'Sent to another name of the site',
    remedy: 'Use the address of this page: programs are not redirected when they send something.',
  },
  conflict: {
    title: 'Changed meanwhile, or already used',
    remedy: 'Read the latest version, and decide again. Sending the same again does not help.',
  },
  gone: {
    title: 'No longer available',
    remedy: 'The link has ended.',
  },
  'payload-too-large': {
    title: 'The body is too large',
    remedy: 'Send less. A tour request has at most 64 KB.',
  },
  'unsupported-media-type': {
    title: 'The body is not JSON',
    remedy: 'Send JSON, with the header Content-Type: application/json.',
  },
  'too-many-requests': {
    title: 'Too many requests',
    remedy: 'Wait for the seconds in Retry-After, then send the same again.',
  },
  interrupted: {
    title: 'The file did not arrive whole',
    remedy: 'Send it again.',
  },
  internal: {
    title: 'Our mistake',
    remedy:
      'We have been notified. Send the same again later; write to us with the requestId if it persists.',
  },
  'bad-gateway': {
    title: 'Another system did not answer',
    remedy: 'A system that we asked refused or failed. Send the same again later.',
  },
  unavailable: {
    title: 'Not available right now',
    remedy:
      'It could not be stored in time. Wait for Retry-After, then send the same again with the same Idempotency-Key.',
  },
} as const satisfies Record<string, ErrorCopy>

export type ErrorCode = keyof typeof ERROR_CODES
