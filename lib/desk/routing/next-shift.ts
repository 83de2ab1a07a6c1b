import { candidatesAt, type Worker } from '@/lib/desk/routing/choose-owner'
import type { Moment } from '@/lib/leads/callers/on-shift'
import { nextOpening } from '@/lib/leads/tour-requests/staffed-hours'

const MAX_STARTS = 100

type Schedule = { momentAt: (at: Date) => Moment; nextAnswered: (after: Date) => Date | null }

/** Next moment after `after` with somebody on shift; null when none is within two months. */
export function nextShift(workers: readonly Worker[], after: Date, schedule: Schedule): Date | null {
  let at = after
  for (let tries = 0; tries < MAX_STARTS; tries++) {
    const starts = workers.flatMap(({ shifts }) => {
      const start =
        shifts.length === 0 ? schedule.nextAnswered(at) : nextOpening(shifts, schedule.momentAt(at).zone, at)
      return start ? [start.getTime()] : []
    })
    if (starts.length === 0) return null
    at = new Date(Math.min(...starts))
    if (candidatesAt(workers, schedule.momentAt(at)).length > 0) return at
  }
  return null
}
