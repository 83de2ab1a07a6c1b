import 'server-only'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Storage } from '@/lib/platform/integrations/storage'
import { isStorageKey } from '@/lib/platform/integrations/storage-key'

export type Moved = { copied: number; there: number; bytes: number }

/**
 * Copies every file below a folder to a store under its own key. What lies there in the same size is left, so that it can be run
 * again after it was interrupted; nothing is removed from the disk.
 * @throws AppError 503 when the store fails
 */
export async function copyToStore(
  folder: string,
  store: Omit<Storage, 'url'>,
  onFile: (key: string) => void = () => {},
): Promise<Moved> {
  const moved: Moved = { copied: 0, there: 0, bytes: 0 }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneWhenMissing)
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(folder, path).split(sep).join('/')
    // Half-written files lie under a name that is none.
    if (!entry.isFile() || !isStorageKey(key)) continue
    const { size } = await stat(path)
    if ((await store.size(key)) === size) {
      moved.there += 1
      continue
    }
    await store.putFile(key, path)
    moved.copied += 1
    moved.bytes += size
    onFile(key)
  }
  return moved
}

function noneWhenMissing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return []
  throw error
}
