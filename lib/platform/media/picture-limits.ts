import type { Dimensions } from '@/lib/platform/media/variant-plan'

// Shared with the browser, which checks before it uploads.

export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/** A small file can decompress to gigabytes; phone cameras stay below 40 million pixels. */
export const MAX_PIXELS = 40_000_000

/** WebP's limit is 16,383 pixels per side. */
const MAX_SIDE = 16_000

/** A drawing as text; logos have a few kilobytes. */
export const MAX_SVG_BYTES = 512 * 1024
export const SVG_TOO_LARGE = 'Drawings (SVG) may have at most 512 KB'

export const PICTURE_TOO_LARGE = 'Pictures may have at most 10 MB'
export const NOT_A_PICTURE = 'Please choose a JPEG, PNG, WebP or SVG picture'
export const TOO_MANY_PIXELS = 'This picture has too many pixels. The limit is 8,000 by 5,000'

/** Width and height in pixels. */
export function hasTooManyPixels({ width, height }: Dimensions): boolean {
  return width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE
}
