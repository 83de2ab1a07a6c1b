import { TZDate } from '@date-fns/tz'
import { addDays, format } from 'date-fns'
import { dayText, type StaffedHoursRow } from '@/lib/site/content/staffed-days'

type PreviewMoment = { name: string; at: Date }

const NIGHT_HOUR = 22
const HOLIDAY_HOUR = 10

/** Times for the preview: now, tonight at 10 PM, and 10 AM on the next special day. */
export function previewMoments(rows: readonly StaffedHoursRow[], zone: string, now: Date): PreviewMoment[] {
  const today = new TZDate(now, zone)
  const night = today.getHours() < NIGHT_HOUR ? today : addDays(today, 1)
  const holiday = rows
    .flatMap(({ date }) => (date ? [dayText(date)] : []))
    .filter((day) => day > format(today, 'yyyy-MM-dd'))
    .toSorted()[0]
  const [year = 0, month = 1, day = 1] = (holiday ?? '').split('-').map(Number)
  return [
    { name: 'Now', at: now },
    { name: 'Tonight', at: at(night, zone, NIGHT_HOUR) },
    ...(holiday
      ? [
          {
            name: 'Next special day',
            at: new Date(new TZDate(year, month - 1, day, HOLIDAY_HOUR, zone).getTime()),
          },
        ]
      : []),
  ]
}

function at(day: Date, zone: string, hour: number): Date {
  const local = new TZDate(day, zone)
  return new Date(new TZDate(local.getFullYear(), local.getMonth(), local.getDate(), hour, zone).getTime())
}
