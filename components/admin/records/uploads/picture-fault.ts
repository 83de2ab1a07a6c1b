import { MAX_PICTURE_BYTES, NOT_A_PICTURE, PICTURE_TOO_LARGE } from '@/lib/platform/media/picture-limits'
import { sniffPictureType } from '@/lib/platform/media/sniff'

/** Returns why the server would refuse the file, judging by size and first bytes; null when it is fine. */
export async function pictureFault(file: File): Promise<string | null> {
  if (file.size > MAX_PICTURE_BYTES) return PICTURE_TOO_LARGE
  const head = await file.slice(0, 64).arrayBuffer()
  return sniffPictureType(new Uint8Array(head)) ? null : NOT_A_PICTURE
}
