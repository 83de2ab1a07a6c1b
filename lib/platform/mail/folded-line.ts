/** Octets of a line in calendar files and contact cards, without its end (RFC 5545, RFC 2426). */
const MAX_OCTETS = 75

/** Breaks a long line between characters; the parts after the first begin with a space. */
export function foldedLine(line: string): string {
  let text = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += character
    octets += size
  }
  return text
}

/** Folds a calendar file again, because the library `ics` counts characters instead of octets. */
export function foldedCalendar(file: string): string {
  return file.replaceAll('\r\n\t', '').split('\r\n').map(foldedLine).join('\r\n')
}
