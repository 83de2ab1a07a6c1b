import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { isStaffed } from '@/lib/leads/tour-requests/staffed-hours'
import { dayText, type StaffedHoursRow } from '@/lib/site/content/staffed-days'

/** First and last day, both included, as PostgreSQL's dates (UTC midnight). */
export type Away = { firstDay: Date; lastDay: Date; coverId: string | null }

export type Worker = {
  id: string
  name: string
  isManager: boolean
  /** Their own week; none: on shift whenever somebody answers. */
  shifts: StaffedHoursRow[]
  vacations: Away[]
  lastRoutedAt: Date | null
}

export type Moment = {
  at: Date
  /** The company's, in which shifts and vacations are written. */
  zone: string
  /** Whether the staffed hours say that somebody answers then. */
  isAnswered: boolean
}

/** Whose turn it is, and who takes it: another person while they are away. */
export type Seat = { turn: Worker; taker: Worker; vacation: Away | null }

export type Choice = Seat & { why: 'family' | 'turn' }

type Wishes = {
  /** Who looks after the family already, by its other requests. */
  familyOwners: readonly string[]
  /** Who has been asked about this request and did not take it. */
  asked: ReadonlySet<string>
}

/**
 * Who gets a request of those who may work on it: whoever looks after the family, else whoever has waited longest for a turn, else nobody.
 * Somebody away is stood for by their cover. Administrators who never entered shifts come when nobody else is there (decision 041).
 */
export function chooseOwner(
  workers: readonly Worker[],
  moment: Moment,
  { familyOwners, asked }: Wishes,
): Choice | null {
  const seats = seatsAt(workers, moment).filter(({ taker }) => !asked.has(taker.id))
  for (const id of familyOwners) {
    const own = seats.find(({ turn }) => turn.id === id)
    if (own) return { ...own, why: 'family' }
  }
  const regular = seats.filter(({ turn }) => !turn.isManager || turn.shifts.length > 0)
  const [first] = (regular.length > 0 ? regular : seats).toSorted((a, b) => byTurn(a.turn, b.turn))
  return first ? { ...first, why: 'turn' } : null
}

/** Everybody whose hours it is, each with who stands for them; whoever is away without a cover who is there has no seat. */
export function seatsAt(workers: readonly Worker[], moment: Moment): Seat[] {
  return workers.flatMap((turn): Seat[] => {
    if (!hasHours(turn, moment)) return []
    const vacation = vacationOf(turn, moment)
    if (!vacation) return [{ turn, taker: turn, vacation }]
    const cover = workers.find(({ id }) => id === vacation.coverId)
    const isThere = cover && hasHours(cover, moment) && !vacationOf(cover, moment)
    return isThere ? [{ turn, taker: cover, vacation }] : []
  })
}

/** The vacation somebody is on, by the company's calendar. */
export function vacationOf({ vacations }: Pick<Worker, 'vacations'>, { at, zone }: Moment): Away | null {
  const today = format(new TZDate(at, zone), 'yyyy-MM-dd')
  return (
    vacations.find(({ firstDay, lastDay }) => dayText(firstDay) <= today && today <= dayText(lastDay)) ?? null
  )
}

function hasHours({ shifts }: Worker, { at, zone, isAnswered }: Moment): boolean {
  return shifts.length === 0 ? isAnswered : isStaffed(shifts, zone, at)
}

function byTurn(a: Worker, b: Worker): number {
  const waited = (a.lastRoutedAt?.getTime() ?? 0) - (b.lastRoutedAt?.getTime() ?? 0)
  return waited || a.name.localeCompare(b.name, 'en')
}
