import 'server-only'
import { env } from '@/lib/platform/env'
import type { S3Bucket } from '@/lib/platform/integrations/s3-client'
import { localDisk } from '@/lib/platform/integrations/storage-disk'
import { withDisk } from '@/lib/platform/integrations/storage-fallback'
import { type ObjectStorage, s3Storage } from '@/lib/platform/integrations/storage-s3'
import { mediaDir, privateDir } from '@/lib/platform/paths'

/**
 * Storage of pictures and files. Keys are relative paths ([a-z0-9./-]) made by our code, never by a person;
 * their content never changes, so it may be cached forever.
 */
export type Storage = {
  /** Atomic: readers see all bytes or none. An existing key is replaced. */
  put(key: string, data: Uint8Array): Promise<void>
  putFile(key: string, path: string): Promise<void>
  exists(key: string): Promise<boolean>
  /** Bytes, or null when the key does not exist. */
  size(key: string): Promise<number | null>
  /** @throws Error with code ENOENT when the key does not exist */
  read(key: string): Promise<Buffer>
  /** Streams the file, or a byte range with both ends included. */
  stream(key: string, range?: { from: number; to: number } | null): Promise<ReadableStream<Uint8Array>>
  remove(key: string): Promise<void>
  url(key: string): string
}

/** By what it is made from, because the bucket can change while the process runs (decision 115). */
const drivers = new Map<string, unknown>()

function kept<T>(name: string, place: S3Bucket | null, make: () => T): T {
  const key = JSON.stringify([name, place])
  const known = drivers.get(key) as T | undefined
  if (known) return known
  const made = make()
  drivers.set(key, made)
  return made
}

/** The object store if configured, with the local disk for files from before; else the local disk. */
export function storage(): Storage {
  return kept('storage', objectStore(), () => {
    const store = mediaStore()
    return store ? withDisk(store, localDisk(mediaDir())) : localDisk(mediaDir())
  })
}

/** Files without a public address; our code hands them out. */
export function privateStorage(): Omit<Storage, 'url'> {
  return kept('private storage', objectStore(), () => {
    const store = privateStore()
    return store ? withDisk(store, localDisk(privateDir())) : localDisk(privateDir())
  })
}

/** The private part of the object store; null when files are on disk. */
export function privateStore(): ObjectStorage | null {
  const place = objectStore()
  return place && kept('private', place, () => s3Storage(place, 'private'))
}

/** The public part of the object store; null when files are on disk (decision 031). */
export function mediaStore(): ObjectStorage | null {
  const place = objectStore()
  return place && kept('media', place, () => s3Storage(place, 'media'))
}

/** The configured object store; null when files are on disk. */
export function objectStore(): S3Bucket | null {
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
