import 'server-only'
import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Whether an IP address may be asked. Tests hand over their own, for their servers are on loopback. */
export type MayAsk = (address: string) => boolean

/** What a link check must never reach: this machine, its network, and what no visitor could open (RFC 6890). */
const PRIVATE = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Documentation, and two ways of wrapping an IPv4 address. */
const NOT_GLOBAL = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const refused = listOf(PRIVATE, 'ipv4')
const global = listOf(['2000::/3'], 'ipv6')
const notGlobal = listOf(NOT_GLOBAL, 'ipv6')

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refused.check(address, 'ipv4')
  return isIP(address) === 6 && global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')
}

/** The name in a URL when it is an address itself, which no lookup would see. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : null
}

export class RefusedAddress extends Error {}

/**
 * Resolves names for a connection and refuses one with any address that may not be asked. The connection is made to what was
 * judged, so that a second answer of the name server changes nothing.
 */
export function guardedLookup(mayAsk: MayAsk): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => mayAsk(address))) {
        return callback(new RefusedAddress(`${hostname} is not on the public internet`), '')
      }
      if (options.all) return callback(null, addresses)
      const [first] = addresses
      callback(null, first?.address ?? '', first?.family)
    })
  }
}

function listOf(ranges: string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', bits] = range.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}
