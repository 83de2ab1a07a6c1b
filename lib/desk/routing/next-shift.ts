import { type Moment, seatsAt, type Worker } from '@/lib/desk/routing/choose-owner'
import { nextOpening } from '@/lib/leads/tour-requests/staffed-hours'

/** Beyond that somebody has entered hours anew. */
const STARTS_AT_MOST = 100

type Schedule = { momentAt: (at: Date) => Moment; nextAnswered: (after: Date) => Date | null }

/** The next moment somebody of these is on shift, when nobody is at `after`; null when there is none within two months. */
export function nextShift(workers: readonly Worker[], after: Date, schedule: Schedule): Date | null {
  let at = after
  for (let tries = 0; tries < STARTS_AT_MOST; tries++) {
    const starts = workers.flatMap(({ shifts }) => {
      const start =
        shifts.length === 0 ? schedule.nextAnswered(at) : nextOpening(shifts, schedule.momentAt(at).zone, at)
      return start ? [start.getTime()] : []
    })
    if (starts.length === 0) return null
    at = new Date(Math.min(...starts))
    if (seatsAt(workers, schedule.momentAt(at)).length > 0) return at
  }
  return null
}
