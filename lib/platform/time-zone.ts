import { dateFormat } from '@/lib/platform/date-format'

/** The zone of settings and communities that were never given one (reading 9). */
export const DEFAULT_TIME_ZONE = 'America/Denver'

/** Falls back for unknown zones: a typo in the settings must not reject leads. */
export function usableTimeZone(zone: string | null | undefined): string {
  if (!zone) return DEFAULT_TIME_ZONE
  try {
    dateFormat({ timeZone: zone })
    return zone
  } catch {
    return DEFAULT_TIME_ZONE
  }
}
