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
    remedy: 'The body is not valid JSON, is nested too deeply, or contains characters that cannot be stored.',
  },
  'invalid-fields': {
    title: 'Some fields or parameters are invalid',
    remedy: 'Each entry in errors names one field and what to change. Nothing was stored.',
  },
  unauthorized: {
    title: 'Not signed in',
    remedy: 'The API key is missing, wrong, revoked or expired, or the session has ended.',
  },
  forbidden: {
    title: 'Not allowed',
    remedy: 'The API key lacks the scope or is not valid for this community.',
  },
  'not-found': {
    title: 'Not found',
    remedy: 'Nothing exists at this URL, or this key may not see it.',
  },
  'method-not-allowed': {
    title: 'Method not allowed',
    remedy: 'This URL does not support the method. The Allow header lists the methods it supports.',
  },
  'wrong-host': {
    title: 'Wrong host name',
    remedy: 'Use the host name of this page. A request that sends data is not redirected.',
  },
  conflict: {
    title: 'Already changed or used',
    remedy: 'Read the latest version and decide again. Repeating the same request will not help.',
  },
  gone: {
    title: 'No longer available',
    remedy: 'The link has expired.',
  },
  'payload-too-large': {
    title: 'The body is too large',
    remedy: 'Send a smaller body. The limit for a tour request is 64 KB.',
  },
  'unsupported-media-type': {
    title: 'The body is not JSON',
    remedy: 'Send JSON with the header Content-Type: application/json.',
  },
  'too-many-requests': {
    title: 'Too many requests',
    remedy: 'Wait for the number of seconds in Retry-After, then try again.',
  },
  interrupted: {
    title: 'Incomplete upload',
    remedy: 'Send it again.',
  },
  internal: {
    title: 'Internal error',
    remedy: 'We have been notified. Try again later. If it keeps happening, contact us with the requestId.',
  },
  'bad-gateway': {
    title: 'Another system did not respond',
    remedy: 'Another system failed or refused. Try again later.',
  },
  unavailable: {
    title: 'Not available right now',
    remedy:
      'The request could not be stored in time. Wait for Retry-After, then send it again with the same Idempotency-Key.',
  },
} as const satisfies Record<string, ErrorCopy>

export type ErrorCode = keyof typeof ERROR_CODES
