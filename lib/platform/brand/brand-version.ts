import { createHash } from 'node:crypto'
import type { Brand } from '@/lib/platform/brand/read-brand'

/** Part of the addresses of what is drawn from the brand: another brand has other files. */
export function brandVersion(brand: Brand): string {
  return createHash('sha256').update(JSON.stringify(brand)).digest('hex').slice(0, 12)
}
