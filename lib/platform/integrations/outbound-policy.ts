import 'server-only'
import { isPublicAddress, literalAddress, type MayConnect } from '@/lib/platform/integrations/public-address'

export type OutboundPolicy = {
  mayConnect: MayConnect
  /** A message for the person, or null. Connections check names again. */
  refusalOf(url: URL): string | null
}

/**
 * Limits requests to user-supplied addresses to the public internet, so that no form reaches our network.
 * @param named additional IP addresses of the operator, comma-separated; TLS is optional for these
 */
export function outboundPolicy(named = ''): OutboundPolicy {
  const isNamed: MayConnect = (address) => named.split(',').some((one) => one.trim() === address)
  const mayConnect: MayConnect = (address) => isPublicAddress(address) || isNamed(address)
  return {
    mayConnect,
    refusalOf(url) {
      const literal = literalAddress(url)
      if (literal && !mayConnect(literal)) return 'This address is not on the public internet'
      if (url.protocol === 'https:' || (literal && isNamed(literal))) return null
      return 'Please enter a URL that begins with https://'
    },
  }
}
