import { plainText } from '@/lib/site/content/plain-text'

/** Search engines show about 160 characters of a description; what follows is read by machines alone. */
const LONGEST = 300

type Candidate = string | null | undefined

/** The first of several texts that has words, as it was typed but for stars of emphasis; '' when none has. */
export function firstWords(...candidates: Candidate[]): string {
  const found = candidates.map((text) => oneLine(text ?? '')).find((text) => text !== '')
  return found ?? ''
}

/** The same for a description: plain text of at most 300 characters, cut at a word; undefined when none has words. */
export function snippet(...candidates: Candidate[]): string | undefined {
  const text = firstWords(...candidates)
  if (text === '') return undefined
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,;:.–-]+$/, '')}…`
}

function oneLine(text: string): string {
  return plainText(text)
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
