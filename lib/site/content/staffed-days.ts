/** One row of staffed_hours. Dates are UTC calendar dates; a null `communityId` is the company's rule. */
export type StaffedHoursRow = {
  communityId: string | null
  weekday: number | null
  date: Date | null
  /** Null for a single date. */
  lastDate: Date | null
  opensAt: string | null
  closesAt: string | null
  closed: boolean
  note?: string | null
}

type Rule = Pick<StaffedHoursRow, 'opensAt' | 'closesAt' | 'closed' | 'note'>

/** Without any rows, every day is staffed from 7:00 to 21:00 (reading 9). */
const DEFAULT_DAY: Rule = { opensAt: '07:00', closesAt: '21:00', closed: false }

/**
 * Rules of a day ('2026-11-26', 0 = Sunday). Dates beat weekdays, own rows the company's, and shorter date
 * ranges longer ones. With weekday rows, other weekdays are closed.
 */
export function rulesOn(rows: readonly StaffedHoursRow[], day: string, weekday: number): Rule[] {
  return specialRulesOn(rows, day) ?? weekRules(ownFirst(rows), weekday)
}

/** Rules of a holiday or other dated entry; null when the ordinary week applies. */
export function specialRulesOn(rows: readonly StaffedHoursRow[], day: string): Rule[] | null {
  for (const group of ownFirst(rows)) {
    const dated = shortest(group.filter((row) => covers(row, day)))
    if (dated.length > 0) return dated
  }
  return null
}

/** Rules per weekday, Sunday first. An empty list means closed. */
export function ordinaryWeek(rows: readonly StaffedHoursRow[]): Rule[][] {
  const groups = ownFirst(rows)
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => weekRules(groups, weekday).filter(isOpen))
}

function ownFirst(rows: readonly StaffedHoursRow[]): StaffedHoursRow[][] {
  return [rows.filter((row) => row.communityId !== null), rows.filter((row) => row.communityId === null)]
}

function weekRules(groups: StaffedHoursRow[][], weekday: number): Rule[] {
  for (const group of groups) {
    const week = group.filter((row) => row.weekday !== null && row.date === null)
    if (week.length > 0) return week.filter((row) => row.weekday === weekday)
  }
  return [DEFAULT_DAY]
}

export function isOpen({ closed, opensAt, closesAt }: Rule): boolean {
  return !closed && Boolean(opensAt) && Boolean(closesAt)
}

/** A calendar date of the database as '2026-11-26'. */
export function dayText(date: Date): string {
  return date.toISOString().slice(0, 10)
}

function covers({ date, lastDate }: StaffedHoursRow, day: string): boolean {
  return date !== null && dayText(date) <= day && day <= dayText(lastDate ?? date)
}

function shortest(rows: StaffedHoursRow[]): StaffedHoursRow[] {
  const length = (row: StaffedHoursRow) => Number(row.lastDate ?? row.date) - Number(row.date)
  const least = Math.min(...rows.map(length))
  return rows.filter((row) => length(row) === least)
}
