import type { PictureImage } from '@/lib/platform/media/picture-select'

/** Proportions reserved for a picture whose own nobody has measured. */
const SIZE = { width: 1_600, height: 1_000 }

/**
 * A picture that staff named by its address instead of choosing one from the library; null without an address. It has no
 * smaller versions, and as nobody described it, it counts as decoration.
 */
export function pictureAt(url: string | null | undefined): PictureImage | null {
  if (!url || !/^(https?:\/\/|\/(?!\/))/i.test(url)) return null
  return { url, alt: '', decorative: true, ...SIZE, focalX: 0.5, focalY: 0.5, variants: [] }
}
