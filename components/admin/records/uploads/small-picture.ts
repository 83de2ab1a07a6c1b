import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import type { AdminRecord } from '@/lib/records/declare/record'

/** The address of a picture at about the size of a thumbnail, `width` pixels wide or a little more. */
export function smallPicture(picture: AdminRecord, width = 320): string {
  return variantFor(readVariants(picture.variants), width)?.url ?? String(picture.url)
}
