import 'server-only'
import { createHash } from 'node:crypto'

export type PictureFile = {
  /** The bytes, or the file's absolute path. */
  input: Buffer | string
  head: Buffer
  sizeBytes: number
  /** SHA-256 in hex of the original file. */
  checksum: string
}

export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function pictureInMemory(bytes: Buffer): PictureFile {
  return { input: bytes, head: bytes.subarray(0, 64), sizeBytes: bytes.length, checksum: checksumOf(bytes) }
}
