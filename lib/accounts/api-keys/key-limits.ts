import type { ApiKeyHolder } from '@/lib/accounts/api-keys/require-key'
import type { Limit } from '@/lib/platform/http/rate-limit'

type Limited = Pick<ApiKeyHolder, 'leadsPerHour' | 'callsPerMinute'>

/** Of keys without a partner, and of new partners. */
export const DEFAULT_LIMITS: Limited = { leadsPerHour: 600, callsPerMinute: 120 }

/** Requests of families, counted when they are stored. */
export const leadsOfKey = ({ leadsPerHour }: Limited): Limit => ({
  name: 'lead-key',
  points: leadsPerHour,
  seconds: 60 * 60,
})

/** All other calls, in a window long enough to read a whole site at once. */
export const callsOfKey = ({ callsPerMinute }: Limited): Limit => ({
  name: 'api-key',
  points: callsPerMinute * 5,
  seconds: 5 * 60,
})
