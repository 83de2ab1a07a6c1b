import { plainText } from '@/lib/site/content/plain-text'

type Question = { question: string; answer: string; category: string | null }

/** Longer than any question; what is beyond it is cut. */
const MAX_QUERY = 100

/** Words that stand in every question and find nothing. */
const SMALL = new Set(
  'a an and are at be can do does for how i if in is it my of on or our the there to we what when who with you your'.split(
    ' ',
  ),
)

/** The query of /faqs as typed, trimmed and cut; empty when there is none. */
export function faqQuery(sent: string | string[] | undefined): string {
  return ((Array.isArray(sent) ? sent[0] : sent) ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_QUERY)
}

/**
 * Questions that have all words of the query in question, answer or topic; a word counts where one begins with it, and
 * an ending in -s does not matter ('pets' finds pet). Those with more of the words in the question itself come first;
 * otherwise the order stays.
 */
export function searchFaqs<T extends Question>(faqs: T[], query: string): T[] {
  const wanted = wordsOf(query)
  const telling = wanted.filter((word) => !SMALL.has(word)).map(stem)
  const sought = telling.length > 0 ? telling : wanted
  if (sought.length === 0) return []
  const has = (text: string) => {
    const words = wordsOf(text)
    return sought.filter((word) => words.some((other) => other.startsWith(word))).length
  }
  return faqs
    .map((faq) => ({ faq, inQuestion: has(faq.question), in: has(allText(faq)) }))
    .filter((match) => match.in === sought.length)
    .sort((a, b) => b.inQuestion - a.inQuestion)
    .map(({ faq }) => faq)
}

function allText({ question, answer, category }: Question): string {
  return `${question} ${category ?? ''} ${plainText(answer)}`
}

function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

function stem(word: string): string {
  return word.length > 3 ? word.replace(/(ies|es|s|y)$/, '') : word
}
