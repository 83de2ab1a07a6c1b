import { dateFormat } from '@/lib/platform/date-format'
import { PROMISED_WORD } from '@/lib/platform/promised-minutes'

/** Days that a published figure covers. */
export const SPEED_DAYS = 30

/** Fewer requests would say more about chance than about us. */
const LEAST_COUNTED = 20

/** Published figures of a day; null seconds when nobody was called. */
export type Speed = { day: Date; counted: number; inTime: number; medianStaffedS: number | null }

const dayFormat = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The figure, its sentence and its median as visitors read them; null below 20 requests. */
export function speedText({ day, counted, inTime, medianStaffedS }: Speed) {
  if (counted < LEAST_COUNTED) return null
  return {
    // Rounded down: 99.6% is not everybody.
    share: `${Math.floor((100 * inTime) / counted)}%`,
    sentence: `${inTime} of ${counted} families were called within ${PROMISED_WORD} minutes of staffed time in the ${SPEED_DAYS} days up to ${dayFormat.format(day)}.`,
    median:
      medianStaffedS === null
        ? null
        : `Half of those we called heard from us within ${minutesAndSeconds(medianStaffedS)} minutes.`,
  }
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
