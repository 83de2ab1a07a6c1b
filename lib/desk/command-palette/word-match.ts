import { foldText } from '@/lib/platform/fold-text'

/** Words of a question that say nothing about its subject. */
const FILLERS = new Set('how do does i a an the to my our of on in for is what when why'.split(' '))

/** `context`: words of the place where it is; they only narrow. */
type Named = { label: string; synonyms?: string | undefined; context?: string | undefined }

/**
 * How well a text fits what was typed: 0 when some typed word begins no word of it, and more for each word
 * that its label has, or else its synonyms.
 */
export function wordMatch(typed: string, { label, synonyms = '', context = '' }: Named): number {
  const wanted = wordsOf(typed)
  const words = wanted.filter((word) => !FILLERS.has(word))
  const asked = words.length > 0 ? words : wanted
  const [own, others, around] = [wordsOf(label), wordsOf(synonyms), wordsOf(context)]
  if (asked.length === 0 || !asked.every((word) => begins([...own, ...others, ...around], word))) return 0
  const points = asked.map((word) => (begins(own, word) ? 2 : begins(others, word) ? 1 : 0))
  if (points.every((point) => point === 0)) return 0
  const isStart = own.join(' ').startsWith(asked.join(' '))
  return points.reduce<number>((sum, point) => sum + point, isStart ? 2 : 1)
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

function begins(words: readonly string[], typed: string): boolean {
  return words.some((word) => word.startsWith(typed))
}
