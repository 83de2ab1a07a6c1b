import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { isStaffed } from '@/lib/leads/tour-requests/staffed-hours'
import { dayText, type StaffedHoursRow } from '@/lib/site/content/staffed-days'

/** Both days included, as PostgreSQL dates (UTC midnight). */
export type Absence = { firstDay: Date; lastDay: Date; coverId: string | null }

export type WorkPlan = {
  /** Empty: on shift during all staffed hours. */
  shifts: StaffedHoursRow[]
  vacations: Absence[]
}

export type Moment = {
  at: Date
  /** The company's zone, in which shifts and vacations are kept. */
  zone: string
  /** True during staffed hours. */
  isAnswered: boolean
}

/** True when the person's own hours, or without any the staffed hours, include the moment. */
export function hasHours({ shifts }: Pick<WorkPlan, 'shifts'>, { at, zone, isAnswered }: Moment): boolean {
  return shifts.length === 0 ? isAnswered : isStaffed(shifts, zone, at)
}

/** Vacations count by the company's calendar. */
export function vacationOf({ vacations }: Pick<WorkPlan, 'vacations'>, { at, zone }: Moment): Absence | null {
  const today = format(new TZDate(at, zone), 'yyyy-MM-dd')
  return (
    vacations.find(({ firstDay, lastDay }) => dayText(firstDay) <= today && today <= dayText(lastDay)) ?? null
  )
}

/** Converts a row of `shifts` to a row of staffed hours. */
export function staffedRow({ weekday, opensAt, closesAt }: ShiftRow): StaffedHoursRow {
  return {
    communityId: null,
    weekday,
    date: null,
    lastDate: null,
    opensAt,
    closesAt,
    closed: opensAt === null,
  }
}

type ShiftRow = { weekday: number; opensAt: string | null; closesAt: string | null }
