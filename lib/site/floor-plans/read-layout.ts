import '@/lib/platform/zod-in-browsers'
import * as z from 'zod'
import { type Layout, OPENING_KINDS, ROOM_KIND_NAMES, SWINGS, WALLS } from '@/lib/site/floor-plans/layout'

/** Stored as numbers, but typed as text in forms. */
const feet = z
  .union([z.number(), z.string().trim().min(1)])
  .transform(Number)
  .pipe(z.number().min(0).max(1_000))

const opening = z.object({
  kind: z.enum(OPENING_KINDS),
  wall: z.enum(WALLS),
  at: feet,
  width: feet.pipe(z.number().positive()),
  swing: z.enum(SWINGS),
})

const room = z.object({
  kind: z.enum(ROOM_KIND_NAMES),
  name: z
    .string()
    .trim()
    .nullish()
    .transform((name) => name || null),
  x: feet,
  y: feet,
  width: feet.pipe(z.number().positive()),
  depth: feet.pipe(z.number().positive()),
  openings: z.array(opening).default([]),
})

/** Parses stored or submitted rooms; null when anything is missing or invalid. */
export function readLayout(value: unknown): Layout | null {
  const read = z.array(room).safeParse(value)
  return read.success ? read.data : null
}
