import 'server-only'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

const MIN_WORDS = 80

const sentenceSegmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' })
const wordSegmenter = new Intl.Segmenter('en-US', { granularity: 'word' })

/** U.S. school grade (Flesch and Kincaid 1975), null for short texts. Each line counts as a sentence. */
export function readingGrade(text: string): number | null {
  const lines = text.split('\n').filter((line) => /\w/.test(line))
  const sentences = lines.flatMap((line) => [...sentenceSegmenter.segment(line)]).length
  const words = lines.flatMap((line) =>
    [...wordSegmenter.segment(line)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])),
  )
  if (words.length < MIN_WORDS) return null
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return fleschKincaid({ sentence: sentences, word: words.length, syllable: syllables })
}
