import 'server-only'
import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { mailSender } from '@/lib/platform/mail/sender'
import { siteUrl } from '@/lib/platform/site'

/** RFC 8292 allows a day. */
const GOOD_FOR_S = 12 * 60 * 60

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

type Keys = { secret: string; publicKey: string; privateKey: KeyObject }

let known: Keys | undefined

/** The public key (base64url, uncompressed point) with which browsers subscribe. */
export function pushServerKey(): string {
  return keys().publicKey
}

/** The Authorization header of a push, signed for the endpoint's origin (VAPID, RFC 8292). */
export async function vapidAuthorization(endpoint: URL, now: Date): Promise<string> {
  const { publicKey, privateKey } = keys()
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now.getTime() / 1000) + GOOD_FOR_S,
    sub: await subject(),
  }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

/** Whom a push service writes to about our pushes: the sender of mail, else the site. */
async function subject(): Promise<string> {
  const sender = await mailSender()
  return sender ? `mailto:${sender.address}` : siteUrl()
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Derived from the installation's secret: stable across instances and restarts. */
function keys(): Keys {
  const { NEXTAUTH_SECRET: secret } = env()
  if (known?.secret === secret) return known
  const pair = createECDH('prime256v1')
  const scalar = scalarFrom(secret)
  pair.setPrivateKey(scalar)
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: scalar.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  known = {
    secret,
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
  return known
}

/** Uses 384 derived bits to avoid modulo bias (FIPS 186-5, A.2.1). */
function scalarFrom(secret: string): Buffer {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'porchlight web push', 48))
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
}
