/** '41 days', '1 day', 'under a day', or a dash for null. */
export function daysLabel(days: number | null): string {
  if (days === null) return '–'
  const whole = Math.round(days)
  if (whole < 1) return 'under a day'
  return whole === 1 ? '1 day' : `${whole.toLocaleString('en-US')} days`
}

/** '45 s', '6 min', '2 h 5 min', '3 days', or a dash for null. */
export function duration(seconds: number | null): string {
  if (seconds === null) return '–'
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return `${Math.round(hours / 24)} days`
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}
