/** The beginning of a text, at most so long, never ending with half a character. */
export function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
}
