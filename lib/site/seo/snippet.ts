import { withoutMarks } from '@/lib/platform/value-marks'
import { plainText } from '@/lib/site/content/plain-text'

/** Search engines show about 160 characters; only machines read the rest. */
const MAX_LENGTH = 300

type Candidate = string | null | undefined

/** The first non-empty text, without markup; '' when there is none. */
export function firstWords(...candidates: Candidate[]): string {
  const found = candidates.map((text) => oneLine(text ?? '')).find((text) => text !== '')
  return found ?? ''
}

/** The first non-empty text, cut at a word to 300 characters; undefined when there is none. */
export function snippet(...candidates: Candidate[]): string | undefined {
  const text = firstWords(...candidates)
  if (text === '') return undefined
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), MAX_LENGTH / 2)).replace(/[\s,;:.–-]+$/, '')}…`
}

function oneLine(text: string): string {
  return plainText(withoutMarks(text))
    .replace(/\*([^*]+)\*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
