import 'server-only'
import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { connectionFailure } from '@/lib/platform/integrations/connection-failure'
import {
  guardedLookup,
  literalAddress,
  type MayConnect,
  RefusedAddress,
} from '@/lib/platform/integrations/public-address'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'

/** Less than the 15 s of the specification of webhooks, because slots are few. */
const POST_TIMEOUT_MS = 12_000

type GuardedRequest = {
  method: 'HEAD' | 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | Buffer
  mayConnect: MayConnect
  signal: AbortSignal
  /** Default: none. */
  readBytes?: number
}

type Answer = { status: number; statusMessage: string; headers: IncomingHttpHeaders; body: string }

/** Requests a user's address where `mayConnect` allows, without redirects. @throws RefusedAddress, others */
export async function guardedRequest(
  url: URL,
  { readBytes = 0, ...options }: GuardedRequest,
): Promise<Answer> {
  const response = await openGuarded(url, options)
  const { statusCode = 0, statusMessage = '', headers } = response
  // The status counts even when the body breaks off.
  const body = await readBeginning(response, readBytes).catch(() => '')
  response.destroy()
  return { status: statusCode, statusMessage, headers, body }
}

/** The whole body of a 200, without redirects. @throws RefusedAddress, TooLarge, others */
export async function guardedDownload(
  url: URL,
  { maxBytes, ...options }: Pick<GuardedRequest, 'headers' | 'mayConnect' | 'signal'> & { maxBytes: number },
): Promise<{ status: number; location: string | undefined; body: Buffer }> {
  const response = await openGuarded(url, { method: 'GET', ...options })
  try {
    const { statusCode: status = 0, headers } = response
    if (Number(headers['content-length'] ?? 0) > maxBytes) throw new TooLarge()
    const body = status === 200 ? await readWhole(response, maxBytes) : Buffer.alloc(0)
    return { status, location: headers.location, body }
  } finally {
    response.destroy()
  }
}

export class TooLarge extends Error {}

function openGuarded(
  url: URL,
  { method, headers, body, mayConnect, signal }: Omit<GuardedRequest, 'readBytes'>,
): Promise<IncomingMessage> {
  const literal = literalAddress(url)
  if (literal && !mayConnect(literal)) throw new RefusedAddress('not on the public internet')
  const send = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const options = { method, signal, agent: false, lookup: guardedLookup(mayConnect), headers }
    const request = send(url, options, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

type GuardedPost = {
  /** Begins a message: 'The push service'. */
  name: string
  headers: Record<string, string>
  body: string | Buffer
  mayConnect: MayConnect
  /** Statuses after which a retry cannot help. */
  isPermanent: (status: number) => boolean
  /** Of a refusal's body, for its message. Default: none, as it may repeat our data. */
  readBytes?: number
  signal: AbortSignal
}

/** Posts to a user-supplied address. Returns status and reason: '201 Created'. @throws OutsideError */
export async function postGuarded(
  url: URL,
  { name, headers, isPermanent, signal, ...post }: GuardedPost,
): Promise<string> {
  const answer = await guardedRequest(url, {
    ...post,
    method: 'POST',
    headers: { 'content-length': String(Buffer.byteLength(post.body)), ...headers },
    signal: AbortSignal.any([signal, AbortSignal.timeout(POST_TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    if (error instanceof RefusedAddress)
      throw new OutsideError('The address is not on the public internet', {
        isPermanent: true,
        faultOf: 'recipient',
      })
    throw new OutsideError(connectionFailure(error) ?? `${name} could not be reached`)
  })
  const { status, statusMessage, headers: answered, body } = answer
  const reason = `${status} ${statusMessage}`.trim()
  if (status >= 200 && status < 300) return reason
  throw new OutsideError([reason, readable(body)].filter(Boolean).join(': '), {
    responseCode: status,
    isPermanent: isPermanent(status),
    waitS: parseRetryAfter(answered['retry-after']),
  })
}

async function readBeginning(response: IncomingMessage, bytes: number): Promise<string> {
  if (bytes === 0) return ''
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= bytes) break
  }
  return Buffer.concat(chunks).subarray(0, bytes).toString('utf8')
}

async function readWhole(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size > maxBytes) throw new TooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function readable(body: string): string {
  return body.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}
