/** First name if it is one plain word, else ''; safe to show to strangers (T59). */
export function plainFirstName(name: string): string {
  return /^[\p{L}\p{M}'’.-]{1,40}$/u.exec(name.trim().slice(0, 100).split(/\s+/)[0] ?? '')?.[0] ?? ''
}
