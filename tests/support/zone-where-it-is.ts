/** A zone in which it is that hour by now; its sign is POSIX's, so that Etc/GMT-3 is east. */
export function zoneWhereItIs(hour: number): string {
  const east = ((hour - new Date().getUTCHours() + 24 + 11) % 24) - 11
  return east === 0 ? 'Etc/GMT' : `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}
