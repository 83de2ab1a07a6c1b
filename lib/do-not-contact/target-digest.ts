import 'server-only'
import { createHmac, hkdfSync } from 'node:crypto'
import { env } from '@/lib/env'

/**
 * What is left of a number (E.164) or an address (lower case) when its person is erased: enough to recognize it, not to read
 * it. A key of its own, so that nobody who reads the table can try out numbers.
 */
export function targetDigest(target: string): string {
  const key = Buffer.from(hkdfSync('sha256', env().NEXTAUTH_SECRET, '', 'porchlight do not contact', 32))
  return createHmac('sha256', key).update(target).digest('hex')
}
