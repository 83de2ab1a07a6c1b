import 'server-only'

/** Set by the front (server.ts), which removes the header from incoming requests. */
export const CLIENT_ADDRESS_HEADER = 'x-porchlight-client-address'

/** The visitor's IP address; null without the front (plain `next dev`). */
export function clientAddress(headers: Headers): string | null {
  return headers.get(CLIENT_ADDRESS_HEADER)
}
