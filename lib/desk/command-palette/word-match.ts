import { foldText } from '@/lib/platform/fold-text'

/** Words of a question that say nothing about its subject. */
const FILLERS = new Set('how do does i a an the to my our of on in for is what when why'.split(' '))

type Named = { label: string; synonyms?: string | undefined }

/**
 * How well a text fits what was typed: 0 when some typed word begins no word of the label or the synonyms,
 * and more for each word that the label itself has.
 */
export function wordMatch(typed: string, { label, synonyms = '' }: Named): number {
  const wanted = wordsOf(typed)
  const words = wanted.filter((word) => !FILLERS.has(word))
  const own = wordsOf(label)
  const all = [...own, ...wordsOf(synonyms)]
  const asked = words.length > 0 ? words : wanted
  if (asked.length === 0 || !asked.every((word) => begins(all, word))) return 0
  return (
    1 + asked.filter((word) => begins(own, word)).length + (own.join(' ').startsWith(asked.join(' ')) ? 1 : 0)
  )
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

function begins(words: readonly string[], typed: string): boolean {
  return words.some((word) => word.startsWith(typed))
}
