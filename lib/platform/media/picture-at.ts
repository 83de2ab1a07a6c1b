import type { PictureImage } from '@/lib/platform/media/picture-select'

const SIZE = { width: 1_600, height: 1_000 }

/** A picture by address instead of from the library, decorative; null without an address. */
export function pictureAt(url: string | null | undefined): PictureImage | null {
  if (!url || !/^(https?:\/\/|\/(?!\/))/i.test(url)) return null
  return { url, alt: '', decorative: true, ...SIZE, focalX: 0.5, focalY: 0.5, variants: [] }
}
