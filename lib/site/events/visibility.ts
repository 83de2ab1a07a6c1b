import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Includes past events. */
export const PUBLIC_EVENT = { published: true, isPublic: true } as const

/** `PUBLIC_EVENT` over the columns of events. */
export const publicEventSql = Prisma.sql`published and is_public`

export function isPublicEvent(event: { published: boolean; isPublic: boolean }): boolean {
  return event.published && event.isPublic
}

/** An event without an end is over once it begins. */
export function isOver({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }, now: Date): boolean {
  return (endsAt ?? startsAt) <= now
}

/** `isOver` over the columns of events. */
export const overSql = Prisma.sql`coalesce(ends_at, starts_at) <= now()`
