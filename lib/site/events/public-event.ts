import type { getPublicEvents } from '@/lib/site/events/events'

/** An event as the public list reads it (lib/site/events/events.ts). */
export type PublicEvent = Awaited<ReturnType<typeof getPublicEvents>>[number]
