import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'

/** Headers that Next or our code would trust, so clients must not set them. */
const RESERVED = [
  /^x-porchlight-/,
  /^x-middleware-/,
  /^x-forwarded-/,
  /^x-invoke-/,
  /^x-vercel-/,
  /^x-now-/,
  /^x-next-/,
]
const RESERVED_NAMES = new Set([
  'forwarded',
  'x-real-ip',
  'x-matched-path',
  'x-nextjs-data',
  'next-resume',
  'next-action',
])

const SANE_REQUEST_ID = /^[\w.-]{8,64}$/

/** Removes reserved headers, then sets the visitor's address and the request id. Returns the id. */
export function sealRequestHeaders(request: IncomingMessage, trustedHops: number): string {
  const { headers } = request
  const address = clientAddressOf(
    request.socket.remoteAddress,
    listOf(headers['x-forwarded-for']),
    trustedHops,
  )
  for (const name of Object.keys(headers)) {
    if (RESERVED_NAMES.has(name) || RESERVED.some((pattern) => pattern.test(name))) delete headers[name]
  }
  if (address) headers[CLIENT_ADDRESS_HEADER] = address

  const requestId = requestIdOf(request, trustedHops)
  headers['x-request-id'] = requestId
  return requestId
}

export function requestIdOf({ headers }: IncomingMessage, trustedHops: number): string {
  const given = headers['x-request-id']
  const trusted = trustedHops > 0 && typeof given === 'string' && SANE_REQUEST_ID.test(given)
  return trusted ? given : randomUUID()
}

function listOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(',') : value
}

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
