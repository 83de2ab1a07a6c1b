import { isIP } from 'node:net'

/**
 * The socket's peer, or behind `hops` trusted proxies the X-Forwarded-For entry of the outermost one,
 * counted from the right because clients control the left. Null when unknown.
 */
export function clientAddressOf(
  peer: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string | null {
  const chain = [...(forwardedFor ?? '').split(','), peer ?? ''].map(normalized)
  // When the chain is too short, uses the furthest entry that a trusted proxy can have written.
  const start = Math.max(0, chain.length - 1 - hops)
  // Entries such as a proxy's "unknown" fall back to the next trusted one.
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
