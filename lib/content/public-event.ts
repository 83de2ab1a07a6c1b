import type { getPublicEvents } from '@/lib/content/events'

/** An event as the public list reads it (lib/content/events.ts). */
export type PublicEvent = Awaited<ReturnType<typeof getPublicEvents>>[number]
