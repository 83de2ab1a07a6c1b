/** The first sentence of a plain or HTML text, for lines that have no summary of their own. */
export function firstSentence(text: string): string {
  const plain = text
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain
}
