import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { CLIENT_ADDRESS_HEADER } from '@/lib/platform/http/client-address'
import { clientAddressOf } from '@/lib/server/front/client-address'

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
