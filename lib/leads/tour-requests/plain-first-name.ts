/** The first word of a name when it is one plain word of at most 40 letters, else '': what strangers may be shown of it (T59). */
export function plainFirstName(name: string): string {
  return /^[\p{L}\p{M}'’.-]{1,40}$/u.exec(name.trim().slice(0, 100).split(/\s+/)[0] ?? '')?.[0] ?? ''
}
