import type { Dimensions } from '@/lib/platform/media/variant-plan'

/** Fractions of width and height from the top left. */
export type Point = { x: number; y: number }

/** The `object-position` that centers a point of a covering picture as far as its edges allow. */
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
