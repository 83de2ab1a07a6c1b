const TYPED = /^(\d{1,2})(?::?([0-5]\d))?\s*(a|p)\.?\s*(?:m\.?)?$/i
const STORED = /^([01]\d|2[0-4]):([0-5]\d)$/

/** '9 am', '9:30 PM', 'noon' or '09:00' to local "HH:MM"; null for others, and for an ambiguous bare 12. */
export function readClock(text: string): string | null {
  const word = text.trim().toLowerCase()
  if (word === 'noon') return '12:00'
  if (word === 'midnight') return '00:00'
  const stored = STORED.exec(word)
  if (stored) return word <= '24:00' ? word : null
  const [, hour = '', minute = '00', half] = TYPED.exec(word) ?? []
  const hours = Number(hour)
  if (!half || hours < 1 || hours > 12) return null
  return `${String((hours % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

/** '14:30' → '2:30 PM'. Both 00:00 and 24:00 are 12:00 AM. */
export function clockText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const hour = hours % 12 === 0 ? 12 : hours % 12
  return `${hour}:${String(minutes).padStart(2, '0')} ${hours % 24 < 12 ? 'AM' : 'PM'}`
}
