import 'server-only'
import { fleschKincaid } from 'flesch-kincaid'
import { syllable } from 'syllable'

/** Fewer words say nothing about how a text reads. */
const LEAST_WORDS = 80

const sentencesOf = new Intl.Segmenter('en-US', { granularity: 'sentence' })
const wordsOf = new Intl.Segmenter('en-US', { granularity: 'word' })

/**
 * The years of school that a plain English text asks of its reader (Flesch and Kincaid 1975); null for a short one. A line is
 * a sentence at least: headings and lists have no full stops.
 */
export function readingGrade(text: string): number | null {
  const lines = text.split('\n').filter((line) => /\w/.test(line))
  const sentences = lines.flatMap((line) => [...sentencesOf.segment(line)]).length
  const words = lines.flatMap((line) =>
    [...wordsOf.segment(line)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])),
  )
  if (words.length < LEAST_WORDS) return null
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return fleschKincaid({ sentence: sentences, word: words.length, syllable: syllables })
}
