import 'server-only'
import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto'
import { everyKey } from '@/lib/platform/keyring/kept-keys'
import { deriveKey } from '@/lib/platform/keyring/keyring'
import { mailSender } from '@/lib/platform/mail/sender'
import { siteUrl } from '@/lib/platform/site'

/** RFC 8292 allows a day. */
const GOOD_FOR_S = 12 * 60 * 60

const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

const PURPOSE = 'porchlight web push'
/** 384 bits, to avoid modulo bias (FIPS 186-5, A.2.1). */
const SEED_BYTES = 48

type Keys = { publicKey: string; privateKey: KeyObject }

/** By seed, in hexadecimal. */
const known = new Map<string, Keys>()

/** The public key (base64url, uncompressed point) with which browsers subscribe. */
export function pushServerKey(): string {
  return keysFrom(deriveKey(PURPOSE, SEED_BYTES)).publicKey
}

/** Public keys with which a browser may have subscribed: of the current secret and of earlier ones. */
export async function pushServerKeys(): Promise<ReadonlySet<string>> {
  return new Set((await everyKey(PURPOSE)).map((seed) => keysFrom(seed).publicKey))
}

/**
 * The Authorization header of a push, signed for the endpoint's origin (VAPID, RFC 8292) with the key that
 * the device subscribed with. @throws Error when that key is none of ours
 */
export async function vapidAuthorization(endpoint: URL, serverKey: string, now: Date): Promise<string> {
  const own = (await everyKey(PURPOSE)).map(keysFrom).find(({ publicKey }) => publicKey === serverKey)
  if (!own) throw new Error('The device subscribed with an unknown key')
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now.getTime() / 1000) + GOOD_FOR_S,
    sub: await subject(),
  }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key: own.privateKey, dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${serverKey}`
}

/** Whom a push service writes to about our pushes: the sender of mail, else the site. */
async function subject(): Promise<string> {
  const sender = await mailSender()
  return sender ? `mailto:${sender.address}` : siteUrl()
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** Derived from a secret: stable across instances and restarts. */
function keysFrom(seed: Buffer): Keys {
  const name = seed.toString('hex')
  const made = known.get(name) ?? keysOf(seed)
  known.set(name, made)
  return made
}

function keysOf(seed: Buffer): Keys {
  const pair = createECDH('prime256v1')
  const scalar = scalarFrom(seed)
  pair.setPrivateKey(scalar)
  const point = pair.getPublicKey()
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: scalar.toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
  }
}

function scalarFrom(seed: Buffer): Buffer {
  const scalar = (BigInt(`0x${seed.toString('hex')}`) % (ORDER - 1n)) + 1n
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex')
}
