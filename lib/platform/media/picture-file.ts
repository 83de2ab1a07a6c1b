import 'server-only'
import { createHash } from 'node:crypto'

/** A picture before it is judged: in memory (our own art), or as a file that has just arrived. */
export type PictureFile = {
  /** The bytes, or the absolute path of the file. */
  input: Buffer | string
  /** Its first bytes, by which its type is told. */
  head: Buffer
  sizeBytes: number
  /** SHA-256 of the file as it came, in hex. */
  checksum: string
}

/** SHA-256 in hex of a file, as kept in `images.checksum`. */
export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Bytes that are in memory already, as a picture file. */
export function pictureInMemory(bytes: Buffer): PictureFile {
  return { input: bytes, head: bytes.subarray(0, 64), sizeBytes: bytes.length, checksum: checksumOf(bytes) }
}
