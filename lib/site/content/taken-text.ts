import { formatAsOf } from '@/lib/site/content/format'

type Dated = { takenOn?: Date | null }

/** 'Salon, taken Nov 3': a caption with the day of its picture; null without either. */
export function takenText(caption: string | null, { takenOn }: Dated, now: Date): string | null {
  if (!takenOn) return caption || null
  const day = formatAsOf(takenOn, now)
  if (!caption) return `Taken ${day}`
  return /[.!?…”]$/.test(caption) ? `${caption} Taken ${day}.` : `${caption}, taken ${day}`
}

/** 'Taken Oct 2 to Nov 3' for several pictures; null unless each of them has its day. */
export function takenRangeText(pictures: readonly Dated[], now: Date): string | null {
  const days = pictures.flatMap(({ takenOn }) => (takenOn ? [takenOn.getTime()] : []))
  if (days.length === 0 || days.length < pictures.length) return null
  const [first, last] = [Math.min(...days), Math.max(...days)].map((day) => formatAsOf(new Date(day), now))
  return first === last ? `Taken ${first}` : `Taken ${first} to ${last}`
}
