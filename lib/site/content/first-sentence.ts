import { plainText } from '@/lib/site/content/plain-text'

/** The first sentence of a plain or HTML text. */
export function firstSentence(text: string): string {
  const plain = plainText(text).replace(/\s+/g, ' ')
  return /^.*?[.!?](?=\s|$)/.exec(plain)?.[0] ?? plain
}
