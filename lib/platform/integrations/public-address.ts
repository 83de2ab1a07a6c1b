import 'server-only'
import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Decides about an IP address. Tests pass their own check, because their servers are on loopback. */
export type MayConnect = (address: string) => boolean

/** Not reachable for visitors: this machine, its network, and reserved ranges (RFC 6890). */
const PRIVATE = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]
/** Documentation, and two ways to embed an IPv4 address. */
const NOT_GLOBAL = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const refused = listOf(PRIVATE, 'ipv4')
const global = listOf(['2000::/3'], 'ipv6')
const notGlobal = listOf(NOT_GLOBAL, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !refused.check(address, 'ipv4')
  return isIP(address) === 6 && global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')
}

/** The host when it is an IP address, which never reaches the DNS lookup. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : null
}

export class RefusedAddress extends Error {}

/** A DNS lookup without forbidden addresses. The connection uses the checked ones. */
export function guardedLookup(mayConnect: MayConnect): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      if (addresses.length === 0 || !addresses.every(({ address }) => mayConnect(address))) {
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
