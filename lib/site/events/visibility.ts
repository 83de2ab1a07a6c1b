import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Which events are anybody's business; whether one is over is another question. */
export const PUBLIC_EVENT = { published: true, isPublic: true } as const

/** The same rule over the columns of events. */
export const publicEventSql = Prisma.sql`published and is_public`

/** The same rule for a row in hand. */
export function isPublicEvent(event: { published: boolean; isPublic: boolean }): boolean {
  return event.published && event.isPublic
}

/** Whether an event has ended; without an end it lasts until it begins. */
export function isOver({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }, now: Date): boolean {
  return (endsAt ?? startsAt) <= now
}

/** The same rule over the columns of events. */
export const overSql = Prisma.sql`coalesce(ends_at, starts_at) <= now()`
