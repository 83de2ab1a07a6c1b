import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError, payloadTooLarge, unavailable } from '@/lib/platform/errors'
import { limitConcurrency } from '@/lib/platform/limit-concurrency'
import { incomingDir } from '@/lib/platform/paths'
import { PDF_HEAD_BYTES } from '@/lib/platform/pdf/pdf-limits'

export type ReceivedFile = {
  path: string
  head: Buffer
  /** The last bytes, at most 2 KB: a complete PDF ends with a marker. */
  tail: Buffer
  sizeBytes: number
  /** SHA-256 in hex. */
  checksum: string
}

type Rules = {
  maxBytes: number
  tooLarge: string
  /** Runs as soon as the first bytes are there. @throws AppError for unaccepted file types */
  checkHead: (head: Buffer) => void
}

const HEAD_BYTES = PDF_HEAD_BYTES
const TAIL_BYTES = 2_048

/** Longer than any upload takes, so these are leftovers of a crashed server. */
const LEFT_BEHIND_MS = 60 * 60_000

/** Concurrent uploads in this process; others wait with their bodies unread. */
export const RECEIVING_LANES = 8

const inLane = limitConcurrency(RECEIVING_LANES, {
  waiting: 100,
  refuse: () => unavailable(10, 'Many files are being sent. Please try again in a moment'),
})

/** Receives a body into a temporary file. @throws AppError 413 when too large, 400 when incomplete */
export async function withReceivedFile<T>(
  body: ReadableStream<Uint8Array> | null,
  rules: Rules,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  const folder = incomingDir()
  await mkdir(folder, { recursive: true })
  await removeLeftBehind(folder, Date.now())
  const path = join(folder, randomUUID())
  try {
    return await use(await inLane(() => receive(body, path, rules)))
  } finally {
    await rm(path, { force: true })
  }
}

async function receive(body: ReadableStream<Uint8Array> | null, path: string, rules: Rules) {
  const file = await open(path, 'wx', 0o600)
  try {
    return { path, ...(await writeTo(file, body, rules)) }
  } finally {
    await file.close()
  }
}

async function writeTo(file: FileHandle, body: ReadableStream<Uint8Array> | null, rules: Rules) {
  const { maxBytes, tooLarge, checkHead } = rules
  const hash = createHash('sha256')
  let head: Buffer = Buffer.alloc(0)
  let tail: Buffer = Buffer.alloc(0)
  let sizeBytes = 0
  for await (const chunk of chunksOf(body)) {
    sizeBytes += chunk.length
    if (sizeBytes > maxBytes) throw payloadTooLarge(tooLarge)
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
      if (head.length === HEAD_BYTES) checkHead(head)
    }
    tail = Buffer.concat([tail, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES)
    hash.update(chunk)
    await file.appendFile(chunk)
  }
  if (head.length < HEAD_BYTES) checkHead(head)
  return { head, tail, sizeBytes, checksum: hash.digest('hex') }
}

/** A body that breaks off is the sender's problem, not a server error. */
async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    while (true) {
      const part = await reader.read().catch(() => {
        throw new AppError('interrupted', 400, 'The upload was incomplete. Please send the file again')
      })
      if (part.done) return
      yield part.value
    }
  } finally {
    reader.releaseLock()
  }
}

async function removeLeftBehind(folder: string, now: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => null)
    if (found && now - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true })
  }
}
