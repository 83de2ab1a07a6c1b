import 'server-only'
import { createHash } from 'node:crypto'

/** Increment when the encoders change, so that new encodings get new addresses. */
const RECIPE = 'v2'

/** The folder of a file's encodings; it does not reveal the checksum. */
export function keyPrefix(checksum: string): string {
  return `pictures/${createHash('sha256').update(`${RECIPE}:${checksum}`).digest('hex').slice(0, 24)}`
}
