import type { WaySaid } from '@/lib/platform/do-not-contact/scopes'

/** How a family can agree to texts to one of us. */
export const AGREED_WAYS = ['phone', 'in-person', 'mail'] as const satisfies readonly WaySaid[]

export type AgreedWay = (typeof AGREED_WAYS)[number]
