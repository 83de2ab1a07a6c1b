import * as z from 'zod'
import { invalidParameters } from '@/lib/platform/errors'
import { isStorableDate } from '@/lib/platform/storable-date'

/** The last record of a page, in the order of change. */
export type Place = { updatedAt: Date; id: string }

const START = 'start'

const stored = z.tuple([z.iso.datetime().refine(isStorableDate), z.uuid()])

/** Where a cursor stands; null at the start. @throws AppError 400 for other texts */
export function placeOf(cursor: string): Place | null {
  if (cursor === START) return null
  const parsed = stored.safeParse(jsonIn(cursor))
  if (!parsed.success) throw invalidParameters({ cursor: 'Send “start” or the nextCursor of a response' })
  const [updatedAt, id] = parsed.data
  return { updatedAt: new Date(updatedAt), id }
}

export function cursorAt({ updatedAt, id }: { updatedAt: string; id: string }): string {
  return Buffer.from(JSON.stringify([updatedAt, id])).toString('base64url')
}

/** Prisma filter for what comes after a place. */
export function whereAfter(place: Place | null): object {
  if (!place) return {}
  const { updatedAt, id } = place
  return { OR: [{ updatedAt: { gt: updatedAt } }, { updatedAt, id: { gt: id } }] }
}

function jsonIn(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
