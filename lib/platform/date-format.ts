const formats = new Map<string, Intl.DateTimeFormat>()
const KEPT_AT_MOST = 500

/** Cached: creating a format costs a hundred uses. @throws RangeError for an unknown time zone */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  if (formats.size >= KEPT_AT_MOST) formats.clear()
  const made = new Intl.DateTimeFormat('en-US', options)
  formats.set(key, made)
  return made
}
