/** A zone where it is that hour now. POSIX signs are reversed: Etc/GMT-3 is east. */
export function zoneAtHour(hour: number): string {
  const east = ((hour - new Date().getUTCHours() + 24 + 11) % 24) - 11
  return east === 0 ? 'Etc/GMT' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}
