const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Monday first: a run 'Saturday to Sunday' then stays in one piece. */
const ORDER = [1, 2, 3, 4, 5, 6, 0]

type WeekdayHours = {
  weekday: number | null
  opensAt: string | null
  closesAt: string | null
  closed: boolean
}

/** Default staffed hours (decision 9). */
const EVERY_DAY = '7 am – 9 pm, every day'

/**
 * A week of opening hours as a phrase: '7 am – 9 pm, every day', or runs of equal days:
 * '8 am – 6 pm, Monday to Friday; 9 am – 1 pm, Saturday'. Without any rows the default hours hold.
 */
export function hoursInWords(rows: WeekdayHours[]): string {
  if (rows.length === 0) return EVERY_DAY
  const runs: { from: number; to: number; hours: string }[] = []
  for (const weekday of ORDER) {
    const hours = spanOf(rows.find((row) => row.weekday === weekday))
    const last = runs.at(-1)
    if (last && last.hours === hours && ORDER.indexOf(last.to) === ORDER.indexOf(weekday) - 1)
      last.to = weekday
    else if (hours) runs.push({ from: weekday, to: weekday, hours })
  }
  if (runs.length === 0) return EVERY_DAY
  return runs.map(({ from, to, hours }) => `${hours}, ${daysOf(from, to)}`).join('; ')
}

function daysOf(from: number, to: number): string {
  if (from === 1 && to === 0) return 'every day'
  if (from === to) return DAYS[from] ?? ''
  return `${DAYS[from]} to ${DAYS[to]}`
}

function spanOf(row: WeekdayHours | undefined): string {
  if (!row || row.closed || !row.opensAt || !row.closesAt) return ''
  return `${timeInWords(row.opensAt)} – ${timeInWords(row.closesAt)}`
}

/** '07:00' → '7 am', '12:30' → '12:30 pm', '00:00' → 'midnight'. */
function timeInWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  if (hour % 24 === 0 && minute === 0) return 'midnight'
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour % 24 < 12 ? 'am' : 'pm'}`
}
