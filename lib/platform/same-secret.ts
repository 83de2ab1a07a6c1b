import 'server-only'
import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same, in a time that does not tell how much of them is. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
