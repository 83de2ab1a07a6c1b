import 'server-only'
import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto'
import { env } from '@/lib/platform/env'
import { sender } from '@/lib/platform/integrations/mail'

/** As long as a push service may keep us waiting; RFC 8292 allows a day. */
const GOOD_FOR_S = 12 * 60 * 60

/** The order of the curve P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

type Keys = { secret: string; publicKey: string; privateKey: KeyObject }

let known: Keys | undefined

/** The key by which push services know this installation, for browsers that subscribe (base64url of the uncompressed point). */
export function pushServerKey(): string {
  return keys().publicKey
}

/** The Authorization of a push to an endpoint: a token signed for its service alone (VAPID, RFC 8292). */
export function vapidAuthorization(endpoint: URL, now: Date): string {
  const { publicKey, privateKey } = keys()
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now.getTime() / 1000) + GOOD_FOR_S,
    sub: `mailto:${sender().address}`,
  }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Made from the installation's secret: the same on each instance and after each start, and nobody has to keep another one. */
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

/** A private key of the curve: 384 derived bits, so that no number is likelier than another (FIPS 186-5, A.2.1). */
function scalarFrom(secret: string): Buffer {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'porchlight web push', 48))
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
}
