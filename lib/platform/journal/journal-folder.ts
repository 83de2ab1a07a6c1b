import 'server-only'
import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { JournalPart, JournalPlace } from '@/lib/platform/journal/journal-place'
import { inBatches } from '@/lib/platform/outbox/in-batches'

const DRAFT = '.draft-'

/** Keeps the journal below the absolute path `root`. A file that is there survives a power cut. */
export function journalFolder(root: string): JournalPlace {
  const folderOf = (part: JournalPart) => join(root, part)
  // One sync of a folder covers all files that were renamed into it before.
  const syncFolder = inBatches<string, void>(async (folders) => {
    for (const folder of new Set(folders)) await flush(folder, 'r')
    return folders.map(() => undefined)
  })
  const made = new Set<string>()

  async function put(part: JournalPart, id: string, data: Buffer): Promise<void> {
    const folder = folderOf(part)
    if (!made.has(folder)) {
      const first = await mkdir(folder, { recursive: true, mode: 0o700 })
      if (first) await flush(root, 'r')
      made.add(folder)
    }
    const draft = join(folder, `${DRAFT}${randomUUID()}`)
    try {
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(data)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, join(folder, id))
      await syncFolder(folder)
    } catch (error) {
      made.delete(folder)
      await rm(draft, { force: true }).catch(() => {})
      throw error
    }
  }

  return {
    name: 'folder',
    title: `the folder ${root}`,
    put,
    async list(part) {
      const names = await readdir(folderOf(part)).catch(emptyWhenMissing)
      return names.filter((name) => !name.startsWith('.')).sort()
    },
    read: (part, id) =>
      readFile(join(folderOf(part), id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    async remove(part, id) {
      await rm(join(folderOf(part), id), { force: true })
      if (made.has(folderOf(part))) await syncFolder(folderOf(part))
    },
  }
}

function emptyWhenMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

async function flush(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
