import 'server-only'
import { readdir, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { Storage } from '@/lib/platform/integrations/storage'
import { isStorageKey } from '@/lib/platform/integrations/storage-key'

type Moved = { copied: number; there: number; bytes: number }

/** Copies a folder's files to a store. Skips files of equal size, so it can be rerun. @throws AppError 503 */
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
    // Partial uploads have names that are not storage keys.
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
