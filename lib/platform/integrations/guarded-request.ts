import 'server-only'
import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import {
  guardedLookup,
  literalAddress,
  type MayConnect,
  RefusedAddress,
} from '@/lib/platform/integrations/public-address'

type GuardedRequest = {
  method: 'HEAD' | 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | Buffer
  mayConnect: MayConnect
  signal: AbortSignal
  /** Default: none. */
  readBytes?: number
}

export type Answer = { status: number; statusMessage: string; headers: IncomingHttpHeaders; body: string }

/**
 * Requests a user-supplied address: only where `mayConnect` allows, and without following redirects.
 * @throws RefusedAddress, or the connection error (see connection-failure.ts)
 */
export async function guardedRequest(
  url: URL,
  { method, headers, body, mayConnect, signal, readBytes = 0 }: GuardedRequest,
): Promise<Answer> {
  const literal = literalAddress(url)
  if (literal && !mayConnect(literal)) throw new RefusedAddress('not on the public internet')
  const send = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const options = { method, signal, agent: false, lookup: guardedLookup(mayConnect), headers }
    const request = send(url, options, (response) => {
      const { statusCode = 0, statusMessage = '', headers } = response
      // The status counts even when the body breaks off.
      readBeginning(response, readBytes)
        .catch(() => '')
        .then((body) => resolve({ status: statusCode, statusMessage, headers, body }))
        .finally(() => response.destroy())
    })
    request.on('error', reject)
    request.end(body)
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
