import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '@/lib/platform/env'

/** Identifies an erased person's number (E.164) or email. Keyed, so that nobody can try out numbers. */
export function targetDigest(target: string): string {
  return createHmac('sha256', keyFrom(env().NEXTAUTH_SECRET)).update(target).digest('hex')
}

let derived: { secret: string; key: Buffer } | undefined

/** Derived once: it costs as much as six digests and runs with every message. */
function keyFrom(secret: string): Buffer {
  if (derived?.secret !== secret)
    derived = { secret, key: Buffer.from(hkdfSync('sha256', secret, '', 'porchlight do not contact', 32)) }
  return derived.key
}
