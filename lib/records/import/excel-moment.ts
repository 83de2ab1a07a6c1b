/** Formats of dates and times that every workbook knows by number (ECMA-376, 18.8.30). */
const KNOWN = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]

/** True when a number format shows a date or a time. */
export function isMomentFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return KNOWN.includes(id)
  // Words in quotes, colors in brackets and escaped letters are no parts of a date.
  const plain = code.replaceAll(/"[^"]*"|\\.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
  return /[ymdhs]/i.test(plain) && !/general/i.test(plain)
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Excel's day 0; its 1900 has a leap day that never was, so this holds from March 1900 on. */
const EPOCH_MS = Date.UTC(1899, 11, 30)

/**
 * A serial number of Excel as it would be typed: '2026-12-01', '2026-12-01 14:30', or '09:00' for a time of
 * no day. Null when it is no moment.
 */
export function momentOfSerial(serial: number): string | null {
  if (!(serial >= 0 && serial < 2_958_466)) return null
  const iso = new Date(EPOCH_MS + Math.round((serial * DAY_MS) / 1000) * 1000).toISOString()
  const [day = '', time = ''] = iso.slice(0, 19).split('T')
  const short = time.endsWith(':00') ? time.slice(0, 5) : time
  if (serial < 1) return short
  return short === '00:00' ? day : `${day} ${short}`
}
