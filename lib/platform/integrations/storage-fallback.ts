import 'server-only'
import type { Storage } from '@/lib/platform/integrations/storage'

/** The bucket, and the disk for files from before the bucket was connected that are not copied yet. */
export function withDisk(bucket: Storage, disk: Storage): Storage {
  const size = async (key: string) => (await bucket.size(key)) ?? disk.size(key)
  return {
    put: bucket.put,
    putFile: bucket.putFile,
    size,
    exists: async (key) => (await size(key)) !== null,
    read: (key) => bucket.read(key).catch((error: unknown) => ifMissing(error, () => disk.read(key))),
    stream: (key, range) =>
      bucket.stream(key, range).catch((error: unknown) => ifMissing(error, () => disk.stream(key, range))),
    async remove(key) {
      await bucket.remove(key)
      await disk.remove(key)
    },
    url: bucket.url,
  }
}

function ifMissing<T>(error: unknown, read: () => Promise<T>): Promise<T> {
  if ((error as { code?: string }).code === 'ENOENT') return read()
  throw error
}
