import 'server-only'
import { isPublicAddress, literalAddress, type MayAsk } from '@/lib/platform/integrations/public-address'

export type Reach = {
  /** Whether an IP address may be asked. */
  mayAsk: MayAsk
  /**
   * What can be told of an address without asking: what is sent travels over TLS, and not to a machine of this network. Words for the
   * person, null when nothing is wrong. A name is judged again at each connection.
   */
  refusalOf(url: URL): string | null
}

/**
 * How far messages to addresses that people or browsers name may go: the public internet, and IP addresses that whoever runs this
 * installation has named, with commas between them; only there without TLS. No form must become a way to the machines behind the firewall.
 */
export function reachOf(named = ''): Reach {
  const isNamed: MayAsk = (address) => named.split(',').some((one) => one.trim() === address)
  const mayAsk: MayAsk = (address) => isPublicAddress(address) || isNamed(address)
  return {
    mayAsk,
    refusalOf(url) {
      const literal = literalAddress(url)
      if (literal && !mayAsk(literal)) return 'This address is not on the public internet'
      if (url.protocol === 'https:' || (literal && isNamed(literal))) return null
      return 'Please enter an address that begins with https://'
    },
  }
}
