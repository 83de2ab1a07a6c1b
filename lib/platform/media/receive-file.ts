import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { atMost } from '@/lib/platform/at-most'
import { AppError, payloadTooLarge, unavailable } from '@/lib/platform/errors'
import { incomingDir } from '@/lib/platform/paths'

/** A file that has arrived whole and waits on the disk until it is taken or removed. */
export type ReceivedFile = {
  path: string
  head: Buffer
  /** The last bytes, at most 2 KB: where a PDF says that it is whole. */
  tail: Buffer
  sizeBytes: number
  /** SHA-256 in hex. */
  checksum: string
}

type Rules = {
  maxBytes: number
  /** What is said about a larger file. */
  tooLarge: string
  /** Looks at the first bytes as soon as they are there. @throws AppError for a kind of file that is not taken */
  judgeHead: (head: Buffer) => void
}

const HEAD_BYTES = 64
const TAIL_BYTES = 2_048

/** What a server that died left behind is older than any upload takes. */
const LEFT_BEHIND_MS = 60 * 60_000

/** How many files arrive at once in this process; the bodies of the others wait unread with their senders. */
export const RECEIVING_LANES = 8

const inLane = atMost(RECEIVING_LANES, {
  waiting: 100,
  refuse: () => unavailable(10, 'Many files are being sent. Please try again in a moment'),
})

/**
 * Writes a body to a file of its own while it arrives, hands it to `use`, and removes it afterwards, whatever happens.
 * @throws AppError 413 as soon as it grows too large, 400 when it is refused or does not arrive whole
 */
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
  const { maxBytes, tooLarge, judgeHead } = rules
  const hash = createHash('sha256')
  let head: Buffer = Buffer.alloc(0)
  let tail: Buffer = Buffer.alloc(0)
  let sizeBytes = 0
  for await (const chunk of chunksOf(body)) {
    sizeBytes += chunk.length
    if (sizeBytes > maxBytes) throw payloadTooLarge(tooLarge)
    if (head.length < HEAD_BYTES) {
      head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
      if (head.length === HEAD_BYTES) judgeHead(head)
    }
    tail = Buffer.concat([tail, chunk.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES)
    hash.update(chunk)
    await file.appendFile(chunk)
  }
  if (head.length < HEAD_BYTES) judgeHead(head)
  return { head, tail, sizeBytes, checksum: hash.digest('hex') }
}

/** The body's pieces; one that breaks off is the sender's matter and no fault of ours. */
async function* chunksOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (!reader) return
  try {
    while (true) {
      const part = await reader.read().catch(() => {
        throw new AppError('interrupted', 400, 'The file did not arrive whole. Please send it again')
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
