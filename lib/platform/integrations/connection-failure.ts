const MESSAGES: Record<string, string> = {
  ENOTFOUND: 'There is no site of this name',
  ECONNREFUSED: 'Nobody answers there',
  ECONNRESET: 'The connection is cut off',
  EHOSTUNREACH: 'Nobody answers there',
  ETIMEDOUT: 'It does not answer in time',
  ABORT_ERR: 'It does not answer in time',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Nobody vouches for its certificate: browsers warn against it',
  CERT_HAS_EXPIRED: 'Its certificate has expired: browsers warn against it',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name: browsers warn against it',
}

/** Explains a failed connection to people; null for an unknown code. */
export function connectionFailure(error: unknown): string | null {
  const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : ''
  return MESSAGES[code] ?? null
}
