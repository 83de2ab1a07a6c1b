import 'server-only'
import { type IncomingHttpHeaders, type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import {
  guardedLookup,
  literalAddress,
  type MayAsk,
  RefusedAddress,
} from '@/lib/platform/integrations/public-address'

type Question = {
  method: 'HEAD' | 'GET' | 'POST'
  headers: Record<string, string>
  body?: string | Buffer
  mayAsk: MayAsk
  signal: AbortSignal
  /** How many bytes of the answer's body to read; none when left out. */
  readBytes?: number
}

export type Answer = { status: number; statusMessage: string; headers: IncomingHttpHeaders; body: string }

/**
 * One request to an address that somebody typed, over a connection of its own: only where `mayAsk` allows, and no redirect is
 * followed. Of what the answer says beside its head as much is read as is asked for.
 * @throws RefusedAddress, or what the connection fails with (see connection-failure.ts)
 */
export async function guardedRequest(
  url: URL,
  { method, headers, body, mayAsk, signal, readBytes = 0 }: Question,
): Promise<Answer> {
  const literal = literalAddress(url)
  if (literal && !mayAsk(literal)) throw new RefusedAddress('not on the public internet')
  const send = url.protocol === 'https:' ? overHttps : overHttp
  return new Promise((resolve, reject) => {
    const options = { method, signal, agent: false, lookup: guardedLookup(mayAsk), headers }
    const request = send(url, options, (response) => {
      const { statusCode = 0, statusMessage = '', headers } = response
      // An answer counts also when its words break off.
      beginningOf(response, readBytes)
        .catch(() => '')
        .then((body) => resolve({ status: statusCode, statusMessage, headers, body }))
        .finally(() => response.destroy())
    })
    request.on('error', reject)
    request.end(body)
  })
}

async function beginningOf(response: IncomingMessage, bytes: number): Promise<string> {
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
