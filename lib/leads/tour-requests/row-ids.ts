import 'server-only'
import { randomFillSync } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'

/** 31 bits of sequence; what one call takes never runs over. */
const SEQUENCES = 0x7fff_0000

/**
 * UUIDv7 for the rows of one lead, in ascending order, so that its history sorts as it happened. One draw of random bytes serves
 * all: a draw for each costs more than everything else the lead's arguments need.
 */
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
