import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '@/lib/platform/env'

/**
 * What is left of a number (E.164) or an address (lower case) when its person is erased: enough to recognize it, not to read
 * it. A key of its own, so that nobody who reads the table can try out numbers.
 */
export function targetDigest(target: string): string {
  return createHmac('sha256', keyFrom(env().NEXTAUTH_SECRET)).update(target).digest('hex')
}

let derived: { secret: string; key: Buffer } | undefined

/** Made once: it costs as much as six digests, and is asked for with every message. */
function keyFrom(secret: string): Buffer {
  if (derived?.secret !== secret)
    derived = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', 'porchlight do not contact', 32)) }
  return derived.key
}
