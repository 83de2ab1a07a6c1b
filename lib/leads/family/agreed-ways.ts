import type { WaySaid } from '@/lib/platform/do-not-contact/scopes'

/** Ways for a family to agree to texts in contact with staff. */
export const AGREED_WAYS = ['phone', 'in-person', 'mail'] as const satisfies readonly WaySaid[]

export type AgreedWay = (typeof AGREED_WAYS)[number]
