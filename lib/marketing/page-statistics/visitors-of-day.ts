import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { addDays, startOfDay } from 'date-fns'

/** Beyond so many marks the rest of the day's visitors are views only: a counter must not fill the memory. */
const MOST_MARKS = 400_000

type Today = { day: string; salt: Buffer; marks: Set<string>; end: NodeJS.Timeout }

let today: Today | null = null

type Viewer = { address: string; agent: string }

/**
 * Whether somebody sees this page, and the site, for the first time on a day ('2026-11-28'). They are known by a digest with a salt
 * that was drawn for the day: salt and digests are in this process only, never stored, and thrown away when the day is over, so that
 * nobody, we included, can tell afterwards who it was or whether they came back.
 */
export function seenFirst(
  { address, agent }: Viewer,
  page: string,
  { day, zone, now }: { day: string; zone: string; now: Date },
): { page: boolean; site: boolean } {
  if (today?.day !== day) today = begun(day, zone, now)
  const { salt, marks } = today
  return { page: isNew(page), site: isNew('') }

  function isNew(place: string): boolean {
    const parts = JSON.stringify([address, agent, place])
    const mark = createHash('sha256').update(salt).update(parts).digest('base64').slice(0, 16)
    if (marks.has(mark) || marks.size >= MOST_MARKS) return false
    marks.add(mark)
    return true
  }
}

/** Throws the day's salt and digests away. */
export function forgetVisitors(): void {
  if (!today) return
  clearTimeout(today.end)
  today.salt.fill(0)
  today.marks.clear()
  today = null
}

/** How many digests are kept at this moment. */
export function marksKept(): number {
  return today?.marks.size ?? 0
}

function begun(day: string, zone: string, now: Date): Today {
  forgetVisitors()
  const midnight = addDays(startOfDay(new TZDate(now, zone)), 1)
  const end = setTimeout(forgetVisitors, midnight.getTime() - now.getTime())
  end.unref()
  return { day, salt: randomBytes(32), marks: new Set(), end }
}
