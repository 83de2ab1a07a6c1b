import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { addDays, startOfDay } from 'date-fns'

/** Limits memory: beyond it further visitors of the day count as views only. */
const MOST_MARKS = 400_000

type Today = { day: string; salt: Buffer; marks: Set<string>; end: NodeJS.Timeout }

let today: Today | null = null

type Viewer = { address: string; agent: string }

/**
 * Tells if a viewer is new to the page and to the site on a day ('2026-11-28'). Uses digests with a daily
 * salt; both stay in this process and are discarded at midnight, so no one can identify returning visitors.
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

export function forgetVisitors(): void {
  if (!today) return
  clearTimeout(today.end)
  today.salt.fill(0)
  today.marks.clear()
  today = null
}

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
