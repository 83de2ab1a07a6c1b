import type { getPublicEvents } from '@/lib/site/events/events'

export type PublicEvent = Awaited<ReturnType<typeof getPublicEvents>>[number]
