type Hours = { weekday: number | null; opensAt: string | null; closesAt: string | null; closed: boolean }

/** Used when no staffed hours are stored (reading 9). Local "HH:MM". */
const DEFAULT_DAY = '7 am – 9 pm'

const NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** Monday first, because that is how opening hours are read. */
const WEEK = [1, 2, 3, 4, 5, 6, 0]

/** A week of hours in words, neighbouring days with the same hours drawn together. */
export function staffedHoursText(rows: Hours[]): string {
  const byDay = WEEK.map((weekday) => dayText(rows.find((row) => row.weekday === weekday)))
  if (byDay.every((text) => text === byDay[0])) return `${byDay[0]}, every day`
  return groups(byDay)
    .map(({ from, to, text }) => `${from === to ? name(from) : `${name(from)}–${name(to)}`} ${text}`)
    .join(', ')
}

function groups(byDay: string[]) {
  const found: { from: number; to: number; text: string }[] = []
  byDay.forEach((text, index) => {
    const last = found.at(-1)
    if (last?.text === text) last.to = index
    else found.push({ from: index, to: index, text })
  })
  return found
}

function name(index: number): string {
  return NAMES[WEEK[index] ?? 0] ?? ''
}

function dayText(row: Hours | undefined): string {
  if (!row) return DEFAULT_DAY
  if (row.closed || !row.opensAt || !row.closesAt) return 'closed'
  return `${clock(row.opensAt)} – ${clock(row.closesAt)}`
}

/** '07:00' → '7 am', '21:30' → '9:30 pm'. */
function clock(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'am' : 'pm'
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return minutes === 0 ? `${hour} ${half}` : `${hour}:${String(minutes).padStart(2, '0')} ${half}`
}
