/** A word with at most a final period, or initials. Mail programs make a link of a word such as evil.com. */
const PLAIN = /^(?:[\p{L}\p{M}'’-]{1,40}\.?|(?:\p{L}\.){2,4})$/u

/** First name if it is one plain word, else ''; safe to show to strangers (T59). */
export function plainFirstName(name: string): string {
  return PLAIN.exec(name.trim().slice(0, 100).split(/\s+/)[0] ?? '')?.[0] ?? ''
}

/** 'Thank you, Ann' or 'Thank you': a greeting that names nobody whose name could be anything else. */
export function greeting(words: string, name: string): string {
  const firstName = plainFirstName(name)
  return firstName ? `${words}, ${firstName}` : words
}
