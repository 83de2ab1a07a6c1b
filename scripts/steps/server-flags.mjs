import { totalmem } from 'node:os'

const MB = 1024 * 1024
/** Below this, memory is worth more than the tenth of a render that garbage collection costs. */
const SMALL_MB = 1_800

/**
 * Node's flags of a process: the size in MB of each half of the young generation, of which V8 takes up to
 * three. Large enough for several renders it saves a tenth of a render. A worker renders nothing.
 * @param {'web' | 'worker'} kind
 * @param {number} [memoryMb] default: the container's limit, else the machine's memory
 * @returns {string[]}
 */
export function serverFlags(kind, memoryMb = availableMb()) {
  const halfMb = kind === 'worker' ? 4 : memoryMb < SMALL_MB ? 8 : 32
  return [`--max-semi-space-size=${halfMb}`]
}

/** glibc keeps a heap for each of several threads of ours; two are enough and fragment less. */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2' }

function availableMb() {
  const limit = process.constrainedMemory?.() ?? 0
  return Math.min(limit > 0 ? limit : Number.POSITIVE_INFINITY, totalmem()) / MB
}
