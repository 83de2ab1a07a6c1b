import 'server-only'
import { randomFillSync } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'

/** 31 bits of sequence, with room so that one call cannot overflow. */
const SEQUENCES = 0x7fff_0000

/** Ascending UUIDv7s, so that a lead's timeline sorts correctly. A single random draw makes it cheap. */
export function rowIds(): () => string {
  const random = randomFillSync(new Uint8Array(16 * 16))
  const msecs = Date.now()
  const first = new DataView(random.buffer).getUint32(0) % SEQUENCES
  let count = 0
  return () => {
    const at = (count % 16) * 16
    count += 1
    return uuidv7({ msecs, seq: first + count, random: random.subarray(at, at + 16) })
  }
}
