import { isIP } from 'node:net'

/**
 * The visitor's address: the socket's peer, or, behind `hops` trusted proxies, the entry of X-Forwarded-For that the
 * outermost trusted proxy wrote (counted from the right; whatever stands left of it came from the client).
 * IPv4 in IPv6 notation becomes IPv4, IPv6 its canonical form. Null when even the peer is unknown.
 */
export function clientAddressOf(
  peer: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string | null {
  const chain = [...(forwardedFor ?? '').split(','), peer ?? ''].map(normalized)
  // A shorter chain than promised: the furthest entry that a trusted proxy can have written.
  const start = Math.max(0, chain.length - 1 - hops)
  // An entry that is no address (a proxy's "unknown") falls back to the next trusted one.
  return chain.slice(start).find((address) => address !== null) ?? null
}

function normalized(entry: string): string | null {
  const text = entry.trim()
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1]
  const withoutPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1]
  const address = (bracketed ?? withoutPort ?? text).replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped && isIP(mapped)) return mapped
  if (isIP(address) === 6) return new URL(`http://[${address}]`).hostname.slice(1, -1)
  return isIP(address) ? address : null
}
