const MESSAGES: Record<string, string> = {
  ENOTFOUND: 'There is no site with this name',
  ECONNREFUSED: 'The server does not respond',
  ECONNRESET: 'The connection was interrupted',
  EHOSTUNREACH: 'The server does not respond',
  ETIMEDOUT: 'The server does not respond in time',
  ABORT_ERR: 'The server does not respond in time',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'Its certificate is not trusted, so browsers show a warning',
  CERT_HAS_EXPIRED: 'Its certificate has expired, so browsers show a warning',
  ERR_TLS_CERT_ALTNAME_INVALID: 'Its certificate is for another name, so browsers show a warning',
}

/** Explains a failed connection to people; null for an unknown code. */
export function connectionFailure(error: unknown): string | null {
  const code = typeof error === 'object' && error && 'code' in error ? String(error.code) : ''
  return MESSAGES[code] ?? null
}
