const TIME = /^(\d{1,2})(?::?([0-5]\d))?\s*(?:([ap])\.?\s*(?:m\.?)?)?$/i

/** '2:30 pm', '2 PM', '2:30p' and '14:30' as minutes since midnight; null for other texts. */
export function readTimeOfDay(text: string): number | null {
  const [, hours = '', minutes, half] = TIME.exec(text.trim()) ?? []
  if (!hours || (!half && !minutes)) return null
  const hour = Number(hours)
  if (half ? hour < 1 || hour > 12 : hour > 23) return null
  const begins = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour
  return begins * 60 + Number(minutes ?? 0)
}

/** 870 → '2:30 pm' */
export function timeOfDay(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
