import type { Dimensions } from '@/lib/platform/media/variant-plan'

/** A point in fractions of width and height from the top left. */
export type Point = { x: number; y: number }

/**
 * Where CSS must put a picture that covers a frame so that the point lies in its middle, as near as the edges allow: how
 * link previews are cut (lib/site/seo/share/share-picture.ts). In fractions, for `object-position`.
 */
export function centeredPosition(point: Point, picture: Dimensions, frame: Dimensions): Point {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height)
  return {
    x: along(point.x, picture.width * scale, frame.width),
    y: along(point.y, picture.height * scale, frame.height),
  }
}

function along(fraction: number, length: number, frame: number): number {
  const spare = length - frame
  if (spare < 1e-6) return 0.5
  return Math.min(1, Math.max(0, (fraction * length - frame / 2) / spare))
}
