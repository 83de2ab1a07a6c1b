import type { getPublicEvents } from '@/lib/events/events'

/** An event as the public list reads it (lib/events/events.ts). */
export type PublicEvent = Awaited<ReturnType<typeof getPublicEvents>>[number]
