import { isIPv4, isIPv6 } from 'node:net'

/** The network that a rate limit counts: an IPv4 address, or an IPv6 /64, which one subscriber owns. */
export function addressGroup(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase()
  const embedded = plain.match(/^::ffff:([\d.]+)$/)?.[1]
  if (embedded && isIPv4(embedded)) return embedded
  if (!isIPv6(plain)) return plain
  return `${firstGroups(plain, 4).join(':')}::/64`
}

function firstGroups(address: string, count: number): string[] {
  const [before = '', after = ''] = address.split('::')
  const head = before ? before.split(':') : []
  const tail = after ? after.split(':') : []
  const zeros = address.includes('::') ? Math.max(0, 8 - head.length - tail.length) : 0
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail]
  return groups.slice(0, count).map((group) => group.replace(/^0+(?=.)/, ''))
}
