import { readVariants, variantFor } from '@/lib/platform/media/image-variant'
import type { AdminRecord } from '@/lib/records/declare/record'

/** Returns the URL of a picture at least `width` pixels wide. */
export function smallPicture(picture: AdminRecord, width = 320): string {
  return variantFor(readVariants(picture.variants), width)?.url ?? String(picture.url)
}
