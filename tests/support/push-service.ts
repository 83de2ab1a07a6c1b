import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { until } from '@/tests/support/until'

export type ReceivedPush = {
  /** Endpoint of the subscription. */
  endpoint: string
  headers: IncomingHttpHeaders
  /** The decrypted message. */
  message: {
    web_push: number
    notification: Record<string, unknown> & { title: string; body: string; navigate: string; tag: string }
    app_badge?: number
    receipt: string
  }
  text: string
}

type Answer = { status: number; headers?: Record<string, string>; body?: string }

type Subscriber = { pair: ECDH; auth: Buffer }

/**
 * Fake push service with subscribed browsers: checks each push's signature (RFC 8292) as real services do,
 * and decrypts it as a browser would (RFC 8291), using none of the code under test.
 */
export async function startPushService() {
  const pushes: ReceivedPush[] = []
  const failures: unknown[] = []
  const subscribers = new Map<string, Subscriber>()
  let refusal: Answer | null = null

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const endpoint = `${url}${request.url}`
    const answer = (() => {
      if (refusal) return refusal
      const subscriber = subscribers.get(endpoint)
      if (!subscriber) return { status: 410, body: 'push subscription has unsubscribed or expired.' }
      try {
        assertSigned(request.headers.authorization ?? '', url)
        assertHeaders(request.headers)
        const text = readPush(Buffer.concat(chunks), subscriber)
        pushes.push({ endpoint, headers: request.headers, message: JSON.parse(text), text })
        return { status: 201 }
      } catch (error) {
        failures.push(error)
        return { status: 400, body: String(error) }
      }
    })() satisfies Answer
    response.writeHead(answer.status, answer.headers).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    pushes,
    failures,
    /** Configuration of an installation that uses it. */
    settings: { PUSH_PRIVATE_ADDRESSES: '127.0.0.1' },
    /** Subscribes a browser. @returns its subscription */
    subscribe() {
      const pair = createECDH('prime256v1')
      const auth = randomBytes(16)
      const endpoint = `${url}/push/${randomBytes(12).toString('hex')}`
      pair.generateKeys()
      subscribers.set(endpoint, { pair, auth })
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') }
      return { endpoint, expirationTime: null, keys }
    },
    unsubscribe: (endpoint: string) => subscribers.delete(endpoint),
    /** Refuses every later push like this; null accepts it. */
    refuse(answer: Answer | null): void {
      refusal = answer
    },
    waitFor: (fits: (push: ReceivedPush) => boolean = () => true): Promise<ReceivedPush> =>
      until('the push arrived at the service', () => pushes.find(fits)),
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function assertSigned(authorization: string, audience: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const [header = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const hours = (exp - Date.now() / 1000) / 3_600
  const isGood = aud === audience && hours > 0 && hours <= 24 && /^(?:mailto:.+@|https:)/.test(sub)
  if (!isSigned || !isGood) throw new Error(`not signed as RFC 8292 asks: ${claims}`)
}

function assertHeaders({ ttl, urgency, topic, ...headers }: IncomingHttpHeaders): void {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted')
  if (!/^\d+$/.test(String(ttl)) || !/^[\w-]{1,32}$/.test(String(topic)))
    throw new Error('a bad TTL or Topic')
  if (!['very-low', 'low', 'normal', 'high'].includes(String(urgency))) throw new Error('a bad Urgency')
}

/** Decrypts one record: RFC 8188 with the keys of RFC 8291. */
function readPush(body: Buffer, { pair, auth }: Subscriber): string {
  if (body.length > 4_096) throw new Error('too large')
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, keyEnd)
  const derive = (from: Buffer, salted: Buffer, about: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', from, salted, about, bytes))
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const shared = derive(pair.computeSecret(sender), auth, about, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(shared, salt, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(keyEnd, -16)), decipher.final()])
  const end = plain.lastIndexOf(2)
  if (end !== plain.length - 1) throw new Error('no delimiter of a last record')
  return plain.subarray(0, end).toString('utf8')
}
