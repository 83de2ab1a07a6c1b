import 'server-only'
import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Storage } from '@/lib/platform/integrations/storage'
import { assertKey } from '@/lib/platform/integrations/storage-key'

/** Partial files, on the same file system as their target. Dot folders are never served. */
const INCOMING = '.incoming'

/** Stores each key as a file below the absolute path `root`, served under /media by the front. */
export function localDisk(root: string): Storage {
  const pathOf = (key: string) => join(root, assertKey(key))

  const size = async (key: string) => {
    const found = await stat(pathOf(key)).catch(nullWhenMissing)
    return found?.isFile() ? found.size : null
  }

  const putDraft = async (key: string, write: (draft: string) => Promise<void>) => {
    const goal = pathOf(key)
    const draft = join(root, INCOMING, randomUUID())
    await mkdir(dirname(draft), { recursive: true })
    await mkdir(dirname(goal), { recursive: true })
    try {
      await write(draft)
      await flush(draft)
      await rename(draft, goal)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }

  return {
    put: (key, data) => putDraft(key, (draft) => writeFile(draft, data, { flag: 'wx' })),
    putFile: (key, path) => putDraft(key, (draft) => copyFile(path, draft)),
    exists: async (key) => (await size(key)) !== null,
    size,
    read: (key) => readFile(pathOf(key)),
    async stream(key, range) {
      const file = await open(pathOf(key))
      const part = range ? { start: range.from, end: range.to } : {}
      return Readable.toWeb(file.createReadStream(part)) as ReadableStream<Uint8Array>
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    url: (key) => `/media/${key}`,
  }
}

/** Synced before the rename; otherwise a power cut could leave an empty file with its final name. */
async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
