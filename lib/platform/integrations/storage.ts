import 'server-only'
import { env } from '@/lib/platform/env'
import type { S3Bucket } from '@/lib/platform/integrations/s3-client'
import { localDisk } from '@/lib/platform/integrations/storage-disk'
import { type ObjectStorage, s3Storage } from '@/lib/platform/integrations/storage-s3'
import { mediaDir, privateDir } from '@/lib/platform/paths'

/**
 * Where pictures and files are kept. A key is a relative path of lower-case letters, digits, `-`, `.` and `/`
 * chosen by our code, never by a person; what lies under a key never changes, so it may be cached for ever.
 */
export type Storage = {
  /** Stores the bytes so that a reader sees all of them or none. Storing a key again replaces it. */
  put(key: string, data: Uint8Array): Promise<void>
  /** The same with a file of this machine, copied without being read into memory. */
  putFile(key: string, path: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Size in bytes, or null when nothing lies under the key. */
  size(key: string): Promise<number | null>
  /** @throws Error with code ENOENT when nothing lies under the key. */
  read(key: string): Promise<Buffer>
  /** The same piece by piece, whole or the bytes of a range, both ends included. */
  stream(key: string, range?: { from: number; to: number } | null): Promise<ReadableStream<Uint8Array>>
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>
  /** The address a browser fetches it from. */
  url(key: string): string
}

let driver: Storage | undefined

/** The configured storage: the object store when there is one, else the local disk below `mediaDir()`. */
export function storage(): Storage {
  driver ??= mediaStore() ?? localDisk(mediaDir())
  return driver
}

let privateDriver: Storage | undefined

/** Files that no address leads to: whoever may have one is handed it by our code. */
export function privateStorage(): Omit<Storage, 'url'> {
  const place = objectStore()
  privateDriver ??= place ? s3Storage(place, 'private') : localDisk(privateDir())
  return privateDriver
}

/** The object store as far as visitors see into it, or null when files lie on the disk (decision 031). */
export function mediaStore(): ObjectStorage | null {
  const place = objectStore()
  return place && s3Storage(place, 'media')
}

/** Where the object store is: all of its settings, or none (lib/platform/env.ts). */
function objectStore(): S3Bucket | null {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env()
  if (!S3_BUCKET || !S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}
