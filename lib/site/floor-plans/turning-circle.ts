import type { Rect } from '@/lib/site/floor-plans/layout'

/** ADA Standards 304.3.1. */
export const TURNING_FEET = 5

const STEP = 0.25

/** Center of a free turning circle, closest to the middle of the room, or null. */
export function turningCircle(room: Rect, taken: readonly Rect[]): { x: number; y: number } | null {
  const radius = TURNING_FEET / 2
  const middle = { x: room.x + room.width / 2, y: room.y + room.depth / 2 }
  let best: { x: number; y: number; away: number } | null = null
  for (let x = room.x + radius; x <= room.x + room.width - radius + 1e-6; x += STEP) {
    for (let y = room.y + radius; y <= room.y + room.depth - radius + 1e-6; y += STEP) {
      const away = Math.hypot(x - middle.x, y - middle.y)
      if (best && best.away <= away) continue
      if (taken.every((rect) => distance(rect, x, y) >= radius - 1e-6)) best = { x, y, away }
    }
  }
  return best && { x: best.x, y: best.y }
}

function distance({ x, y, width, depth }: Rect, toX: number, toY: number): number {
  return Math.hypot(Math.max(x - toX, 0, toX - x - width), Math.max(y - toY, 0, toY - y - depth))
}
