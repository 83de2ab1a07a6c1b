import 'server-only'

/** Set by the front (server.ts), which removes whatever a client sent under this name. */
export const CLIENT_ADDRESS_HEADER = 'x-porchlight-client-address'

/** The visitor's true IP address as the front saw it, or null when the front is not in use (next dev alone). */
export function clientAddress(headers: Headers): string | null {
  return headers.get(CLIENT_ADDRESS_HEADER)
}
